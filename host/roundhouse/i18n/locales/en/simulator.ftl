### The simulated hub.

not-started = The simulated hub { $address } did not start: see what it says above.
ended = The simulated hub at { $address } has ended: open it again.
in-use = { $address } is in use already: close the other table, or use sim://NAME.
cable-out = The cable of { $address } is unplugged: wait until it is plugged in again, or plug it in yourself.
cable-out-plug = The simulated hub's cable is unplugged: wait until it is plugged in again, or type `plug`.
bad-share = { $name }={ $share } is not a share of the lines: use a number from 0 to 1.
bad-time = { $name }={ $time } is not a time: use a number from 0 to { $longest }.
unknown-setting = A simulated hub has no setting '{ $name }': choose from { $known }.
bad-setting = { $name }={ $value } makes no sense: use { $number }, like { $name }=1.
whole-number = a whole number
number = a number
