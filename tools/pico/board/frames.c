// Where the interpreter keeps the frames of the functions that run: a memory of their own.
//
// Else those of all but the smallest functions lie on the heap, and each call looks for room from the heap's first hole
// on: the fuller the heap is of garbage, the longer it takes, up to a quarter of a millisecond for one call.

#include "py/pystack.h"

static uint64_t frames[1024];

void roundhouse_frames(void) {
    mp_pystack_init(frames, frames + sizeof(frames) / sizeof(frames[0]));
}
