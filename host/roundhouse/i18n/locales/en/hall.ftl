### The hall: tables and their director on a broker.

## Where the broker is

bad-address = { $address } is not the address of a broker: write one like mqtts://192.168.1.5:8883/north.
password-in-address = Leave name and password out of the address, where others could read them: put the password into { $variable } or a file.
bad-files = The files of the hall in { $folder } cannot be used: { $reason }.
no-password = There is no password for the hall: copy { $file } from the director's computer, or set { $variable }.
no-extra = The hall needs more packages: { $cure }.
no-table = --hall needs the number of this table: add --table N.
cannot-listen = The hall's broker cannot listen at { $host }, port { $port }: { $reason }.

## The connection

away = The hall's broker at { $host }, port { $port }, is away: play on, everything is reported when it is back.
refused = The hall's broker at { $host }, port { $port }, does not let { $user } in: check the password and the hall's name.
not-trusted = The hall's broker at { $host }, port { $port }, and this computer do not trust each other's certificates: compare ca.pem and the certificate here with the broker's.
twin = Somebody else at the broker at { $host }, port { $port }, is { $user } too: give each table a number of its own.
back = The hall's broker is back.

## What the director reads

listening = The hall's broker listens at { $address }. Each table needs the file with its password from { $folder }.
pages = The desk, for you alone: { $desk } — the wall screen: { $wall }
goes-on = The evening goes on (players here: { $count }, rounds begun: { $round }); start with --new for another one.
ends = Press Ctrl-C to close the hall; the evening is saved.
unsaid = The broker is away, so no table received this.
here = Table { $table } is there.
gone = Table { $table } is gone.
scores = Table { $table }, deal { $deal }: { $sheet }
corrected = Table { $table } corrects deal { $deal }: { $sheet }
taken-back = Table { $table } takes deal { $deal } back.
garbage = Table { $table } sends messages that cannot be read: check which program runs there.
flood = Table { $table } reports more scores than it can have played, and no more of them are kept: check which program runs there.
conflict = Table { $table } says two different scores for one deal; the first ones count: ask there.
unsteady = Table { $table } comes and goes again and again; this is its last notice: check its network.
not-kept = The hall's file cannot be written ({ $reason }): make room on this computer's disk, or let Roundhouse write there.
in-use = Another director has { $path } open: close that one first, or name another folder with --data.

## What a table hears

cue-begin = The director: the round begins.
cue-five-minutes = The director: five more minutes.
cue-stop = The director: stop.
notice = The director: { $text }
