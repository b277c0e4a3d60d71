### The simulated hub.

not-started = The simulated hub { $address } did not start: see what it says above.
ended = The simulated hub at { $address } has ended: open it anew.
in-use = { $address } is in use already: close the other table, or take sim://NAME.
cable-out = The cable of { $address } is out: it is put back by itself, or by hand.
cable-out-plug = The simulated hub's cable is out: it is put back by itself, or with `plug`.
bad-share = { $name }={ $share } is no share of the lines: take a number from 0 to 1.
bad-time = { $name }={ $time } is no time: take a number from 0 to { $longest }.
unknown-setting = A simulated hub knows no '{ $name }': take some of { $known }.
bad-setting = { $name }={ $value } cannot be meant: take { $number }, like { $name }=1.
whole-number = a whole number
number = a number
