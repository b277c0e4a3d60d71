// The Raspberry Pi Pico as the hub uses it, and the Pico 2. The stock board gives 1408 of the former's 2048 KB of flash
// to the file system, which leaves too little for firmware and sounds; settings need next to nothing, but
// `roundhouse flash` must find room for the firmware's modules as files.
#define MICROPY_HW_BOARD_NAME          "Roundhouse hub"
#define MICROPY_HW_FLASH_STORAGE_BYTES (512 * 1024)

// See frames.c.
#define MICROPY_ENABLE_PYSTACK         (1)
void roundhouse_frames(void);
#define MICROPY_BOARD_EARLY_INIT       roundhouse_frames
