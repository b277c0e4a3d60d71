### What is to be flashed.

simulated = The simulated hub always runs this program's own firmware: there is nothing to flash.
several-picos = There are { $count } Picos; name the one you mean: { $listed }.
flash-command = `roundhouse flash { $address }` ({ $what })
several-listed = { $some }; { $more }
several-drives = There are { $count } Picos in bootloader mode: name the one you mean with { $listed }.
either = { $some } or { $more }
hub-described = hub { $name }, firmware { $firmware }, build { $build }
other-protocol = a hub with another protocol
no-hub-yet = no hub yet
cannot-be-asked = cannot be asked now
waits-for-image = The Pico at { $drive } is waiting for an image: run `roundhouse flash --image FILE.uf2`, or, if it has MicroPython on it, plug it in again without holding BOOTSEL.
no-pico-reached = Cannot reach a Pico: { $cure }.
no-pico = No Pico is plugged in: plug the hub in with a cable that carries data, or, for a new Pico, { $bootsel } and run `roundhouse flash --image FILE.uf2`.
hold-bootsel = hold its BOOTSEL button while plugging it in
other-build = The hub at { $address } has another build ({ $theirs }) of firmware { $firmware } than this program ({ $ours }): run `roundhouse flash { $address }` to make them the same.

## The files on a Pico

plug-in-again = unplug it, plug it in again, and try once more
no-prompt = The device at { $address } does not give MicroPython's prompt: unplug it, hold BOOTSEL while plugging it in, and run `roundhouse flash --image FILE.uf2`.
files-full = The file system of the Pico at { $address } is full: remove your own files from it, and run `roundhouse flash { $address }` again.
pico-error = The Pico at { $address } answered with an error ({ $last }): { $again }.
broken-off = The connection to the Pico at { $address } was lost during the update: plug it in and run `roundhouse flash { $address }` again to finish.
pico-gone = The Pico at { $address } was unplugged or no longer answers: { $again }.
old-micropython = The Pico at { $address } has MicroPython { $theirs }, and the hub needs { $oldest } or newer: put one on with `roundhouse flash { $address } --image FILE`.
other-program = The Pico at { $address } starts a program that is not the hub's (its main.py): keep a copy if you need it, and run `roundhouse flash { $address } --replace`.
no-room = The file system of the Pico at { $address } has no room for the hub's files ({ $lacking } KB are missing): remove your own files from it, or run `roundhouse flash { $address } --image FILE`.
worn-memory = The Pico at { $address } reads { $path } back differently than it was written: run `roundhouse flash { $address }` again; if this happens again, the Pico's memory is worn out.
not-confirmed = Build { $build } is on the Pico, but the hub has not said hello with it: press its reset button or plug it in again, then check with `roundhouse hubs`. { $problem }
silent = It does not answer.
says-build = It says that it has build { $build }.
in-bootloader = The Pico at { $address } is in its bootloader now, but { $cure }.
no-drive = no drive has appeared: { $bootsel }, and run the same command without an address
port-not-back = MicroPython is on the Pico, but its port has not appeared: plug it in again, then check with `roundhouse hubs --all`.

## Its drive, and the image

drive-not-mounted = a Pico's drive is plugged in but not mounted: run `udisksctl mount -b { $labeled }`, and try again
drive-of-other-board = The drive { $drive } belongs to another board ({ $board }), not to a Pico: { $newer }.
not-a-drive = { $drive } is not the drive of a Pico in bootloader mode (it has no { $info }): hold BOOTSEL while plugging the Pico in, and name the drive that appears, { $board } or { $board2 }.
image-not-taken = The Pico at { $drive } has not taken the image: unplug it, hold BOOTSEL while plugging it in, and try again.
went-away = The Pico at { $drive } was gone before it had all of { $image }: hold BOOTSEL while plugging it in, and run the same command again.
drive-not-permitted = You may not write to { $drive }: mount it as your own user (`udisksctl mount`), or copy the image by hand.
drive-full = The drive { $drive } is full: remove what was copied there, or unplug the Pico and start again.
drive-not-written = { $drive } cannot be written ({ $reason }): hold BOOTSEL while plugging the Pico in, and try again.
image-not-read = { $path } cannot be read ({ $reason }): name the image's file, one that ends in .uf2.
image-without-firmware = { $path } is for a Pico, but has neither the hub's firmware nor MicroPython in it: use roundhouse-hub.uf2, as built by `make image`.
not-uf2 = { $path } is not a UF2 file: use the image, roundhouse-hub.uf2.
image-broken = { $path } is damaged, { $what }: download or build it again.
block-damaged = block { $number } is damaged
blocks-missing = it has { $count } of { $total } blocks
image-for-other-chip = { $path } is for { $chip }, not for a Pico: { $newer }.
image-for-two = { $path } is for two chips at once: { $newer }.
image-for-other-pico = { $path } is for a { $model }, and the one at { $place } is a { $other }: take the image for the { $other }.
image-for-other-board = { $path } is for a board with another memory: { $newer }.
other-chip = another chip ({ $family })
unnamed-chip = a chip it does not name
take-pico-image = use one for the Raspberry Pi Pico (RP2040) or Pico 2 (RP2350)
