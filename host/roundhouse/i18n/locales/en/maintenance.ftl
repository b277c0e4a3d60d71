### The installation and the program's files: doctor, data, --version.

## The doctor

doctor-asking = Looking around …
doctor-compiled = The rules are compiled.
doctor-plain = The rules are not compiled.
doctor-plain-advice = Computer players think more slowly; all else is the same. Install a C compiler, then install Roundhouse again.
doctor-firmware = The firmware for hubs is { $version }, build { $build }.
doctor-extras = Extras that are installed: { $extras }.
doctor-no-extras = Extras that are not installed: { $extras }.
doctor-no-extras-advice = If you want them: { $cure }.
run-install = run `{ $command }`
install-anew = install Roundhouse again from the folder or file that it came from, with [{ $extras }] behind its name, as in `pip install '.[{ $extras }]'`
doctor-display = A display is there.
doctor-no-display = There is no display.
doctor-no-display-advice = Play in the terminal with --text, or on phones with `roundhouse serve`.
doctor-sound = This computer can play sound.
doctor-no-sound = This computer cannot play sound.
doctor-no-sound-advice = A hub sounds by itself; otherwise connect a loudspeaker, or end the program that uses it.
doctor-hub = A hub is at { $address }.
doctor-pico = A Pico waits for firmware.
doctor-no-hub = No hub is plugged in.
doctor-no-hub-advice = Nothing is missing: a simulated hub plays instead. `roundhouse hubs --all` asks every port.
doctor-address = Phones find this computer at { $address }.
doctor-no-address = This computer is not on a network.
doctor-no-address-advice = Connect it to the network that your phones are on.
doctor-port = Port { $port } is free for phones.
doctor-port-taken = Port { $port } is taken.
doctor-port-taken-advice = If it is not a table of yours, choose another: --port { $other }
doctor-folder = Tables are saved in { $folder }.
doctor-no-folder = Nothing can be saved in { $folder } ({ $reason }).
doctor-no-folder-advice = Name another folder with --data, or in the variable ROUNDHOUSE_DATA.
doctor-tables =
    { $count ->
        [0] No saved table waits.
        [one] { $count } saved table waits.
       *[other] { $count } saved tables wait.
    }
doctor-no-tables = The saved tables cannot be read.
doctor-room = { $free } MB are free on the disk.
doctor-room-advice = Make room, at least { $least } MB: each call is on disk before its ruling is shown.
doctor-open-files = The system lets in enough phones for a hall.
doctor-few-files = The system allows { $most } open files.
doctor-few-files-advice = That is enough for tables; for a hall of 600 people, raise the limit to { $least } (ulimit -n, or LimitNOFILE of a service).
doctor-broken = A check could not be made.
doctor-reported = { $file } holds this and the end of the log, without names and places. Read it before you send it.

## The program's files

data-folder = tables and choices
data-copies = copies of matches
data-log = log of faults
data-none-yet = { $path } (not there yet)
data-variable = The variable { $variable } names another folder for tables, choices and the log.
data-nothing = In { $folder } there are no files of this program: name another folder with --data.
data-file-exists = { $file } is there already: name another file.
data-exported =
    { $count ->
        [one] { $count } file is in { $file }, passwords of a hall among them if there are any.
       *[other] { $count } files are in { $file }, passwords of a hall among them if there are any.
    }
data-not-empty = { $folder } has saved tables or choices already: name another folder with --data, or move them away first.
data-no-export = { $file } is not an export: name a file that `roundhouse data export` wrote.
data-imported =
    { $count ->
        [one] { $count } file is now in { $folder }.
       *[other] { $count } files are now in { $folder }.
    }
data-remove-ask =
    { $count ->
        [one] { $count } file in { $folder } would be deleted for good: saved tables, choices, reviews.
       *[other] { $count } files in { $folder } would be deleted for good: saved tables, choices, reviews.
    } Type the folder's last name to go on.
data-kept = Nothing was deleted: type the folder's last name, or use --yes.
data-removed =
    { $count ->
        [one] { $count } file is deleted.
       *[other] { $count } files are deleted.
    } Copies of matches stay where they are.
