# The firmware's own module in C: see kernels.c.
add_library(usermod_roundhouse INTERFACE)
target_sources(usermod_roundhouse INTERFACE ${CMAKE_CURRENT_LIST_DIR}/kernels.c)
target_link_libraries(usermod INTERFACE usermod_roundhouse)
