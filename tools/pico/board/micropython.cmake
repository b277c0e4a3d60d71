# The firmware's own modules in C: see kernels.c and serial.c.
add_library(usermod_roundhouse INTERFACE)
target_sources(usermod_roundhouse INTERFACE ${CMAKE_CURRENT_LIST_DIR}/kernels.c ${CMAKE_CURRENT_LIST_DIR}/serial.c)
target_link_options(usermod_roundhouse INTERFACE LINKER:--wrap=mp_usbd_cdc_tx_strn)
target_link_libraries(usermod INTERFACE usermod_roundhouse)
