// The computer at the other end of the USB cable: finds the Pico's serial port, opens it and receives its output.
//
// It reads at once, unless a test makes it wait or read slowly. What rp2040js answers for the hardware is patched where it
// would do harm: an empty poll for bytes is left waiting instead of answered with an empty packet (which made the Pico ask
// again and again), and a silent bus suspends the Pico after the three milliseconds of the standard.

import {
  DataDirection,
  DescriptorType,
  SetupRecipient,
  SetupType,
  createSetupPacket,
  getDescriptorPacket,
  setDeviceAddressPacket,
  setDeviceConfigurationPacket,
} from 'rp2040js';

const HEADER = 9; // bytes of a configuration descriptor that say how long the whole is
const PACKET = 64;
const SET_CONTROL_LINE_STATE = 0x22;
const OPEN = 3; // DTR and RTS: a program has opened the port
const SIE_STATUS = 0x50;
const SUSPENDED = 1 << 4;
const SILENCE_NS = 3e6;
const CDC_DATA = 10;
const BULK = 2;
const BUFFERS = 0x80; // in the memory that USB and processor share: two words an endpoint, what goes in first

export class UsbHost {
  // `onBytes(bytes)` gets what the Pico sends; `onOpen()` is called when the port is there. Each packet waits in the Pico
  // for `fetchNanos` before it is fetched.
  constructor(mcu, { plugged, onBytes, onOpen, fetchNanos = 0 }) {
    this.fetchNanos = fetchNanos;
    this.fetching = mcu.clock.createAlarm(() => this.#fetch());
    this.usb = mcu.usbCtrl;
    this.plugged = plugged;
    this.onBytes = onBytes;
    this.onOpen = onOpen;
    this.queue = [];
    this.reading = true;
    this.silence = mcu.clock.createAlarm(() => this.#suspend());
    this.#forget();
    this.#takeOver();
  }

  plug() {
    this.plugged = true;
    this.silence.cancel();
    this.usb.sieStatus &= ~SUSPENDED;
    if (this.enabled) this.usb.resetDevice();
  }

  // The bus goes silent; what was under way is lost.
  unplug() {
    this.plugged = false;
    this.#forget();
    this.queue = [];
    if (this.enabled) this.silence.schedule(SILENCE_NS);
  }

  get open() {
    return this.stage === 'open';
  }

  send(bytes) {
    for (const byte of bytes) this.queue.push(byte);
    this.#feed();
  }

  // A program that holds the port open, and fetches nothing from it; or fetches again.
  read(reading) {
    this.reading = reading;
    this.#fetch();
  }

  #fetch() {
    const fetch = this.unfetched;
    if (!this.reading || !fetch) return;
    this.unfetched = null;
    fetch();
  }

  #forget() {
    this.unfetched = null; // what the Pico has put out and nobody wanted
    this.stage = 'silent';
    this.descriptors = [];
    this.inEndpoint = -1;
    this.outEndpoint = -1;
    this.asked = 0; // how many bytes the Pico would take now
  }

  #takeOver() {
    const { usb } = this;
    const started = usb.DPRAMUpdated.bind(usb);
    const write = usb.writeUint32.bind(usb);
    usb.onUSBEnabled = () => {
      this.enabled = true;
      if (this.plugged) usb.resetDevice();
    };
    usb.onResetReceived = () => {
      this.#forget();
      this.stage = 'address';
      usb.sendSetupPacket(setDeviceAddressPacket(1));
    };
    usb.onEndpointWrite = (endpoint, bytes) => this.#heard(endpoint, bytes);
    usb.onEndpointRead = (endpoint, size) => {
      if (endpoint === this.outEndpoint) {
        this.asked = size;
        this.#feed();
      }
    };
    // Without a cable nothing that the Pico puts out is fetched.
    usb.DPRAMUpdated = (offset, value) => {
      if (!this.plugged) return;
      const waits = this.open && offset === BUFFERS + 8 * this.inEndpoint;
      if (waits && (!this.reading || this.fetchNanos)) {
        this.unfetched = () => started(offset, value);
        if (this.fetchNanos) this.fetching.schedule(this.fetchNanos);
      } else started(offset, value);
    };
    usb.writeUint32 = (offset, value) => {
      if (offset === SIE_STATUS) usb.sieStatus &= ~(usb.rawWriteValue & SUSPENDED);
      write(offset, value);
    };
  }

  #suspend() {
    this.usb.sieStatus |= SUSPENDED;
    this.usb.sieStatusUpdated();
  }

  // Bytes for the Pico, as many as one packet holds, if it waits for some.
  #feed() {
    if (!this.asked || !this.queue.length || !this.plugged) return;
    const size = Math.min(this.asked, this.queue.length, PACKET);
    this.asked = 0;
    this.usb.endpointReadDone(this.outEndpoint, Uint8Array.from(this.queue.splice(0, size)));
  }

  #heard(endpoint, bytes) {
    if (!this.plugged) return;
    if (endpoint === this.inEndpoint) {
      if (bytes.length) this.onBytes(bytes);
    } else if (endpoint === 0) this.#answered(bytes);
  }

  // Each answer on the control endpoint leads to the next question.
  #answered(bytes) {
    const { usb } = this;
    switch (this.stage) {
      case 'address':
        this.stage = 'header';
        usb.sendSetupPacket(getDescriptorPacket(DescriptorType.Configration, HEADER));
        break;
      case 'header':
        this.stage = 'descriptors';
        this.size = bytes[2] | (bytes[3] << 8);
        usb.sendSetupPacket(getDescriptorPacket(DescriptorType.Configration, this.size));
        break;
      case 'descriptors':
        this.descriptors.push(...bytes);
        if (this.descriptors.length < this.size) break;
        this.#findEndpoints();
        this.stage = 'configuration';
        usb.sendSetupPacket(setDeviceConfigurationPacket(1));
        break;
      case 'configuration':
        this.stage = 'opening';
        usb.sendSetupPacket(
          createSetupPacket({
            dataDirection: DataDirection.HostToDevice,
            type: SetupType.Class,
            recipient: SetupRecipient.Device,
            bRequest: SET_CONTROL_LINE_STATE,
            wValue: OPEN,
            wIndex: 0,
            wLength: 0,
          }),
        );
        break;
      case 'opening':
        this.stage = 'open';
        this.onOpen();
        break;
    }
  }

  // The two endpoints of the serial port's data, from the descriptors of the configuration.
  #findEndpoints() {
    const { descriptors } = this;
    let data = false;
    for (let at = 0; at < descriptors.length; at += descriptors[at]) {
      const type = descriptors[at + 1];
      if (type === DescriptorType.Interface) data = descriptors[at + 5] === CDC_DATA;
      if (!data || type !== DescriptorType.Endpoint || (descriptors[at + 3] & 3) !== BULK) continue;
      const address = descriptors[at + 2];
      if (address & 0x80) this.inEndpoint = address & 0xf;
      else this.outEndpoint = address & 0xf;
    }
  }
}
