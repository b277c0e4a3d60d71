// The USB serial port without waiting, as the module `roundhouse_serial`; board/stock_serial.py says what each does.
//
// MicroPython's own port waits forever while USB is suspended, as it is when the computer sleeps. Its program has opened
// the port, so the queue keeps what is old, and nothing makes room for more. And what is queued when the computer wakes
// up stays there: nobody sends it, so that no packet ends, and only the end of one sends the next.

#include "py/mphal.h"
#include "py/runtime.h"
#include "shared/tinyusb/mp_usbd.h"
#include "shared/tinyusb/mp_usbd_cdc.h"
#include "hardware/regs/addressmap.h"
#include "hardware/structs/usb.h"
#ifndef NO_QSTR // TinyUSB is not there yet when MicroPython looks for names
#include "device/usbd_pvt.h"
#endif

#define CTRL_C 3

_Static_assert(USBCTRL_REGS_BASE + USB_SOF_RD_OFFSET == 0x50110048, "board/stock_serial.py reads it elsewhere");

// buffer, limit
static mp_obj_t serial_read(mp_obj_t buffer, mp_obj_t limit) {
    mp_buffer_info_t info;
    mp_get_buffer_raise(buffer, &info, MP_BUFFER_WRITE);
    mp_int_t most = MIN((mp_int_t)info.len, mp_obj_get_int(limit)), count = 0;
    mp_usbd_cdc_poll_interfaces(0);
    while (count < most) {
        int byte = ringbuf_get(&stdin_ringbuf);
        if (byte < 0) {
            break;
        }
        ((uint8_t *)info.buf)[count++] = byte;
        if (byte == CTRL_C) {
            break;
        }
    }
    return MP_OBJ_NEW_SMALL_INT(count);
}
static MP_DEFINE_CONST_FUN_OBJ_2(serial_read_obj, serial_read);

static mp_obj_t serial_ready(void) {
    return mp_obj_new_bool(!tud_suspended() && !usbd_edpt_busy(USBD_RHPORT, USBD_CDC_EP_IN));
}
static MP_DEFINE_CONST_FUN_OBJ_0(serial_ready_obj, serial_ready);

static mp_obj_t serial_write(mp_obj_t data) {
    mp_buffer_info_t info;
    mp_get_buffer_raise(data, &info, MP_BUFFER_READ);
    uint32_t count = tud_cdc_write(info.buf, info.len);
    tud_cdc_write_flush();
    return MP_OBJ_NEW_SMALL_INT(count);
}
static MP_DEFINE_CONST_FUN_OBJ_1(serial_write_obj, serial_write);

// What MicroPython prints goes this way instead of its own: lost, and not waited for, while the computer sleeps.
mp_uint_t __wrap_mp_usbd_cdc_tx_strn(const char *text, mp_uint_t size) {
    mp_uint_t count = 0, began = mp_hal_ticks_ms();
    while (tusb_inited() && count < size) {
        uint32_t taken = tud_cdc_write(text + count, MIN(size - count, CFG_TUD_CDC_EP_BUFSIZE));
        tud_cdc_write_flush();
        if (taken) {
            count += taken;
            began = mp_hal_ticks_ms();
        } else if (tud_suspended() || mp_hal_ticks_ms() - began >= MICROPY_HW_USB_CDC_TX_TIMEOUT) {
            break;
        } else {
            mp_event_wait_ms(1);
            mp_usbd_task();
        }
    }
    return count;
}

// A computer that wakes up without saying so is noticed by its next frame; reading its number forgets the last one.
void tud_suspend_cb(bool remote_wakeup_en) {
    (void)usb_hw->sof_rd;
    tud_sof_cb_enable(true);
}

void tud_resume_cb(void) {
    tud_cdc_write_flush();
    tud_cdc_read(NULL, 0); // asks for a packet, if none is awaited
}

static const mp_rom_map_elem_t table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_roundhouse_serial) },
    { MP_ROM_QSTR(MP_QSTR_read), MP_ROM_PTR(&serial_read_obj) },
    { MP_ROM_QSTR(MP_QSTR_ready), MP_ROM_PTR(&serial_ready_obj) },
    { MP_ROM_QSTR(MP_QSTR_write), MP_ROM_PTR(&serial_write_obj) },
};
static MP_DEFINE_CONST_DICT(globals, table);

const mp_obj_module_t roundhouse_serial = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&globals,
};
MP_REGISTER_MODULE(MP_QSTR_roundhouse_serial, roundhouse_serial);
