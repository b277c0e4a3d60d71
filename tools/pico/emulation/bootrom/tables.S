// What a program finds the boot ROM's functions by: RP2040 datasheet, section 2.8.3.
.syntax unified
.cpu cortex-m0plus
.thumb

// Two letters that name it, and where it is; functions have the lowest bit set, as every address of Thumb code.
.macro function name, symbol
    .ascii "\name"
    .hword \symbol + 1
.endm
.macro data name, symbol, skip=0
    .ascii "\name"
    .hword \symbol + \skip
.endm

.section .header, "ax"
    .word 0x20041f00           // the stack while there is nothing else in memory
    .word rom_reset + 1
    .word rom_halt + 1         // NMI
    .word rom_halt + 1         // hard fault
    .byte 'M', 'u', 1, 3       // RP2040, and the third version of its ROM: the one that most chips have
    .hword functions
    .hword datas
    .hword rom_table_lookup + 1
    .hword 0

functions:
    function "P3", rom_popcount
    function "R3", rom_reverse
    function "L3", rom_leading_zeros
    function "T3", rom_trailing_zeros
    function "MS", rom_memset
    function "S4", rom_memset
    function "MC", rom_memcpy
    function "C4", rom_memcpy
    function "IF", flash_connect
    function "EX", flash_exit_xip
    function "RE", flash_erase
    function "RP", flash_program
    function "FC", flash_flush_cache
    function "CX", flash_enter_xip
    function "UB", rom_usb_boot
    function "WV", rom_halt        // where core 1 would wait to be started: there is none
    .word 0

datas:
    data "CR", rom_copyright
    data "GR", rom_revision
    data "SF", float_table, 4      // after the word that says how long it is
    data "SD", double_table, 4
    .word 0
    .balign 4
