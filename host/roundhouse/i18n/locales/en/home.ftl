### A table as a device of Home Assistant.

bad-address = { $address } is not the address of a broker: write one like mqtt://roundhouse@homeassistant.local/kitchen.
password-in-address = Leave the password out of the address, where others could read it: put it into { $variable } or a file.
bad-files = The files for Home Assistant in { $folder } cannot be used: { $reason }.
no-password = There is no password for Home Assistant's broker: write it into { $file }, or set { $variable }.
no-extra = Home Assistant needs more packages: { $cure }.
away = Home Assistant's broker at { $host }, port { $port }, is away: play on, it shows the table when it is back.
refused = Home Assistant's broker at { $host }, port { $port }, does not let { $user } in: check name and password.
not-trusted = Home Assistant's broker at { $host }, port { $port }, and this computer do not trust each other's certificates: compare ca.pem and the certificate here with the broker's.
twin = Another table uses the same name at { $host }, port { $port }: end the address of each with a name of its own, such as /kitchen.
back = Home Assistant's broker is back.

## What Home Assistant shows

device = Domino table: { $name }
turn = Turn
warning = Last tile
round-winner = Winner of the round
winner = Winner of the match
whistle = Whistle
