// The firmware's inner loops in C, as the module `roundhouse_kernels`; kernels/portable.py says what each does.
//
// They lie in SRAM, as the section's name asks for: flash is slow where its cache misses, and these run all the time.
// Arrays are checked once for each call: a block too short is an error in Python, and never a write beyond its end.

#include "py/runtime.h"

#define HOT(name) __attribute__((section(".time_critical." #name), noinline, optimize("O2"))) name

#define KNEE 24576
#define ABOVE 8191
#define HALF 32768

// The memory of an array of `count` items of `size` bytes from item `at` on.
static void *room(mp_obj_t array, mp_uint_t flags, mp_int_t at, mp_int_t count, mp_int_t size) {
    mp_buffer_info_t info;
    mp_get_buffer_raise(array, &info, flags);
    mp_int_t all = (mp_int_t)info.len / size;
    if (at < 0 || count < 0 || at > all || count > all - at) {
        mp_raise_ValueError(MP_ERROR_TEXT("array too short"));
    }
    return (uint8_t *)info.buf + at * size;
}

#define INT(n) mp_obj_get_int(args[n])

static mp_obj_t HOT(clear_bus)(mp_obj_t bus, mp_obj_t frames) {
    mp_int_t count = mp_obj_get_int(frames);
    int32_t *sum = room(bus, MP_BUFFER_WRITE, 0, count, 4);
    while (count-- > 0) {
        *sum++ = 0;
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_2(clear_bus_obj, clear_bus);

// samples, data, at, frames. Data frozen into the image may begin at an odd address.
static mp_obj_t HOT(decode_samples)(size_t n, const mp_obj_t *args) {
    mp_int_t count = INT(3);
    uint16_t *sample = room(args[0], MP_BUFFER_WRITE, 0, count, 2);
    const uint8_t *data = room(args[1], MP_BUFFER_READ, 2 * INT(2), 2 * count, 1);
    for (; count-- > 0; data += 2) {
        *sample++ = data[0] | data[1] << 8;
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(decode_samples_obj, 4, 4, decode_samples);

// bus, at, samples, frames, level, step
static mp_obj_t HOT(mix_samples)(size_t n, const mp_obj_t *args) {
    mp_int_t count = INT(3);
    int32_t *sum = room(args[0], MP_BUFFER_WRITE, INT(1), count, 4);
    const int16_t *sample = room(args[2], MP_BUFFER_READ, 0, count, 2);
    int32_t level = INT(4), step = INT(5);
    for (; count-- > 0; level += step) {
        *sum++ += (*sample++ * level + HALF) >> 16;
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(mix_samples_obj, 6, 6, mix_samples);

// out, at, bus, frames, level, step
static mp_obj_t HOT(limit_bus)(size_t n, const mp_obj_t *args) {
    mp_int_t count = INT(3);
    int16_t *out = room(args[0], MP_BUFFER_WRITE, INT(1), count, 2);
    const int32_t *sum = room(args[2], MP_BUFFER_READ, 0, count, 4);
    int32_t level = INT(4), step = INT(5);
    for (; count-- > 0; level += step) {
        int32_t total = *sum++;
        if (total > KNEE) {
            int32_t over = total - KNEE;
            total = KNEE + over * ABOVE / (over + ABOVE);
        } else if (total < -KNEE) {
            int32_t over = -KNEE - total;
            total = -KNEE - over * ABOVE / (over + ABOVE);
        }
        *out++ = (total * level + HALF) >> 16;
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(limit_bus_obj, 6, 6, limit_bus);

static mp_obj_t HOT(light_sum)(mp_obj_t frame, mp_obj_t light, mp_obj_t size) {
    mp_int_t count = mp_obj_get_int(size);
    const uint8_t *byte = room(frame, MP_BUFFER_READ, 0, count, 1);
    const uint8_t *map = room(light, MP_BUFFER_READ, 0, 256, 1);
    mp_int_t found = 0;
    while (count-- > 0) {
        found += map[*byte++];
    }
    return MP_OBJ_NEW_SMALL_INT(found);
}
static MP_DEFINE_CONST_FUN_OBJ_3(light_sum_obj, light_sum);

// out, frame, light, share, size
static mp_obj_t HOT(encode_frame)(size_t n, const mp_obj_t *args) {
    mp_int_t share = INT(3), count = INT(4);
    uint8_t *out = room(args[0], MP_BUFFER_WRITE, 0, count, 1);
    const uint8_t *rgb = room(args[1], MP_BUFFER_READ, 0, count, 1);
    const uint8_t *map = room(args[2], MP_BUFFER_READ, 0, 256, 1);
    for (; count > 2; count -= 3, rgb += 3, out += 3) {
        out[0] = (map[rgb[1]] * share + 255) >> 8;
        out[1] = (map[rgb[0]] * share + 255) >> 8;
        out[2] = (map[rgb[2]] * share + 255) >> 8;
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(encode_frame_obj, 5, 5, encode_frame);

static mp_obj_t HOT(dim)(mp_obj_t frame, mp_obj_t share, mp_obj_t size) {
    mp_int_t of_256 = mp_obj_get_int(share), count = mp_obj_get_int(size);
    uint8_t *byte = room(frame, MP_BUFFER_RW, 0, count, 1);
    for (; count-- > 0; byte++) {
        *byte = (*byte * of_256) >> 8;
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_3(dim_obj, dim);

// out, other, share, size
static mp_obj_t HOT(blend)(size_t n, const mp_obj_t *args) {
    mp_int_t share = INT(2), count = INT(3);
    uint8_t *byte = room(args[0], MP_BUFFER_RW, 0, count, 1);
    const uint8_t *other = room(args[1], MP_BUFFER_READ, 0, count, 1);
    for (; count-- > 0; byte++) {
        *byte += ((*other++ - *byte) * share) >> 8;
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(blend_obj, 4, 4, blend);

static const mp_rom_map_elem_t table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_roundhouse_kernels) },
    { MP_ROM_QSTR(MP_QSTR_blend), MP_ROM_PTR(&blend_obj) },
    { MP_ROM_QSTR(MP_QSTR_clear_bus), MP_ROM_PTR(&clear_bus_obj) },
    { MP_ROM_QSTR(MP_QSTR_decode_samples), MP_ROM_PTR(&decode_samples_obj) },
    { MP_ROM_QSTR(MP_QSTR_dim), MP_ROM_PTR(&dim_obj) },
    { MP_ROM_QSTR(MP_QSTR_encode_frame), MP_ROM_PTR(&encode_frame_obj) },
    { MP_ROM_QSTR(MP_QSTR_light_sum), MP_ROM_PTR(&light_sum_obj) },
    { MP_ROM_QSTR(MP_QSTR_limit_bus), MP_ROM_PTR(&limit_bus_obj) },
    { MP_ROM_QSTR(MP_QSTR_mix_samples), MP_ROM_PTR(&mix_samples_obj) },
};
static MP_DEFINE_CONST_DICT(globals, table);

const mp_obj_module_t roundhouse_kernels = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&globals,
};
MP_REGISTER_MODULE(MP_QSTR_roundhouse_kernels, roundhouse_kernels);
