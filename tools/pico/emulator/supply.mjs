// What feeds the Pico, as far as the Pico can tell: the voltage at VSYS, 5 V on USB or not, and its own temperature.

const USB_SENSE = 24; // high while USB has 5 V
const SUPPLY = 3; // the analog channel behind a divider of 3
const DIODE = 4;
const DIODE_MV = 706; // at 27 degrees
const FULL_MV = 3300;
const FULL = 4095;

const reading = (millivolts) => Math.round((millivolts / FULL_MV) * FULL);

export function feed(mcu, pins, { millivolts, usb }) {
  mcu.adc.channelValues[SUPPLY] = reading(millivolts / 3);
  mcu.adc.channelValues[DIODE] = reading(DIODE_MV);
  pins.drive(USB_SENSE, usb ? 1 : 0);
}
