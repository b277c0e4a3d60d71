// What the parts of the boot ROM share.
#pragma once
#include <stdint.h>

#define FLASH_WINDOW 0x10000000u
#define REGISTER(address) (*(volatile uint32_t *)(address))

void *rom_memcpy(void *to, const void *from, uint32_t count);
void flash_connect(void);
void flash_exit_xip(void);
void flash_read(uint32_t offset, uint8_t *to, uint32_t count);
__attribute__((noreturn)) void rom_usb_boot(uint32_t activity_pins, uint32_t disabled_interfaces);
