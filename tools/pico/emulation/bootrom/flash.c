// The flash chip, one command after the other over its serial port: what erases and programs it.
//
// Nothing of this runs in flash, and no program runs there meanwhile: the chip does not read while it writes.
#include "rom.h"

#define SSI 0x18000000u
#define CTRLR0 (SSI + 0x00)
#define SSIENR (SSI + 0x08)
#define SER (SSI + 0x10)
#define BAUDR (SSI + 0x14)
#define SR (SSI + 0x28)
#define DR0 (SSI + 0x60)
#define SPI_CTRLR0 (SSI + 0xf4)
#define SELECT_CONTROL 0x4001800cu // IO_QSPI: who drives the chip's select pin
#define CACHE_FLUSH 0x14000004u

#define SELECT_AUTO 0u
#define SELECT_LOW (2u << 8)
#define SELECT_HIGH (3u << 8)
#define SERIAL_BYTES (7u << 16) // frames of eight bits, both ways
#define RECEIVED 8u             // SR: a byte is there
#define READ 0x03
#define READ_STATUS 0x05
#define WRITE_ENABLE 0x06
#define PAGE_PROGRAM 0x02
#define SECTOR_ERASE 0x20
#define SECTOR 4096u
#define PAGE 256u

static uint8_t exchange(uint8_t byte) {
    REGISTER(DR0) = byte;
    while (!(REGISTER(SR) & RECEIVED)) {
    }
    return REGISTER(DR0);
}

static void select(uint8_t command) {
    REGISTER(SELECT_CONTROL) = SELECT_LOW;
    exchange(command);
}

static void deselect(void) { REGISTER(SELECT_CONTROL) = SELECT_HIGH; }

static void send_address(uint32_t offset) {
    exchange(offset >> 16);
    exchange(offset >> 8);
    exchange(offset);
}

static void enable_writing(void) {
    select(WRITE_ENABLE);
    deselect();
}

static void wait_until_done(void) {
    select(READ_STATUS);
    while (exchange(0) & 1) {
    }
    deselect();
}

void flash_connect(void) { REGISTER(SELECT_CONTROL) = SELECT_HIGH; }

void flash_exit_xip(void) {
    REGISTER(SSIENR) = 0;
    REGISTER(BAUDR) = 6;
    REGISTER(CTRLR0) = SERIAL_BYTES;
    REGISTER(SER) = 1;
    REGISTER(SSIENR) = 1;
    // A chip that reads on without being told a command takes ones for the end of that.
    select(0xff);
    exchange(0xff);
    deselect();
}

void flash_read(uint32_t offset, uint8_t *to, uint32_t count) {
    select(READ);
    send_address(offset);
    while (count--) {
        *to++ = exchange(0);
    }
    deselect();
}

// Large blocks where they fit, by the command that the program names; else by sectors.
void flash_erase(uint32_t offset, uint32_t count, uint32_t block, uint8_t block_command) {
    uint32_t end = offset + count;
    while (offset < end) {
        int large = block > SECTOR && !(offset & (block - 1)) && end - offset >= block;
        enable_writing();
        select(large ? block_command : SECTOR_ERASE);
        send_address(offset);
        deselect();
        wait_until_done();
        offset += large ? block : SECTOR;
    }
}

void flash_program(uint32_t offset, const uint8_t *data, uint32_t count) {
    for (; count; offset += PAGE, count -= PAGE) {
        enable_writing();
        select(PAGE_PROGRAM);
        send_address(offset);
        for (uint32_t at = 0; at < PAGE; at++) {
            exchange(*data++);
        }
        deselect();
        wait_until_done();
    }
}

void flash_flush_cache(void) {
    REGISTER(CACHE_FLUSH) = 1;
    (void)REGISTER(CACHE_FLUSH);
    REGISTER(SELECT_CONTROL) = SELECT_AUTO;
}

// Plain serial reads wherever the program looks into the flash's window.
void flash_enter_xip(void) {
    REGISTER(SSIENR) = 0;
    REGISTER(CTRLR0) = 31u << 16 | 3u << 8;
    REGISTER(SPI_CTRLR0) = (uint32_t)READ << 24 | 2u << 8 | 6u << 2;
    REGISTER(SSIENR) = 1;
}
