### The journal, in which every table is kept.

table-changed = The table { $name } cannot be replayed because its journal was changed: `roundhouse play` starts a new one.
table-game = The table { $name } is kept, but cannot go on here: there is no game { $game } in this program.
table-rule = The table { $name } is kept, but cannot go on here: this program lacks its rule { $rule }. Update it.
table-gone = The table { $name } is no longer in the journal: another program has removed it.
table-open-elsewhere = This table is open in another window: continue there, or close it and run `roundhouse resume`.
bad-folder = The folder { $folder } cannot be used for the journal ({ $reason }): name another one with --data.
bad-file = The journal { $path } cannot be used ({ $reason }): name another folder with --data.
