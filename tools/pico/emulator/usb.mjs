// The computer at the other end of the USB cable: finds the Pico's serial port, opens it and receives its output.
//
// It reads at once, unless a test makes it wait or read slowly. What rp2040js answers for the hardware is patched where it
// would do harm: an empty poll for bytes is left waiting instead of answered with an empty packet (which made the Pico ask
// again and again). A silent bus suspends the Pico after the three milliseconds of the standard. A bus at work begins a
// frame every millisecond: an interrupt that stays until somebody reads the frame's number, enabled or not.

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
const RESUME = 1 << 11;
const SILENCE_NS = 3e6;
const RESUME_NS = 20e6; // how long a computer that wakes up says so, before it sends anything else
const SOF_RD = 0x48; // the number of the last frame
const INTE = 0x90;
const NEW_FRAME = 1 << 17; // the interrupt
const FRAME_NS = 1e6;
const CDC_DATA = 10;
const BULK = 2;
const BUFFERS = 0x80; // in the memory that USB and processor share: two words an endpoint, what goes in first

export class UsbHost {
  // `onBytes(bytes)` gets what the Pico sends; `onOpen()` is called when the port is there. Each packet waits in the Pico
  // for `fetchNanos` before it is fetched.
  constructor(mcu, { plugged, asleep = false, onBytes, onOpen, fetchNanos = 0 }) {
    this.fetchNanos = fetchNanos;
    this.fetching = mcu.clock.createAlarm(() => this.#fetch());
    this.usb = mcu.usbCtrl;
    this.plugged = plugged;
    this.onBytes = onBytes;
    this.onOpen = onOpen;
    this.queue = [];
    this.reading = true;
    this.silence = mcu.clock.createAlarm(() => this.#suspend());
    this.clock = mcu.clock;
    this.asleep = asleep;
    this.awakening = mcu.clock.createAlarm(() => this.#goOn());
    this.nextFrame = mcu.clock.createAlarm(() => this.#beginFrame());
    this.silentFrom = 0; // no frame has begun since then, unless the bus is at work
    this.frameRead = 0;
    this.#forget();
    this.#takeOver();
  }

  plug() {
    this.plugged = true;
    this.#find();
  }

  // The bus goes silent; what was under way is lost.
  unplug() {
    this.#fallSilent();
    this.plugged = false;
    this.#forget();
    this.queue = [];
  }

  // The bus goes silent, and what was under way waits: the port stays open, and power stays on.
  sleep() {
    this.#fallSilent();
    this.asleep = true;
  }

  // The computer goes on where it was, after it has told the Pico so. Some forget to tell: `signal` is false.
  wake(signal) {
    if (!this.asleep) return;
    this.silence.cancel();
    if (this.stage !== 'open') {
      this.asleep = false; // the Pico has started meanwhile
      if (this.plugged) this.#find();
    } else if (!this.suspended || !signal) this.#goOn();
    else {
      this.usb.sieStatus |= RESUME;
      this.usb.sieStatusUpdated();
      this.awakening.schedule(RESUME_NS);
    }
  }

  get #working() {
    return this.enabled && this.plugged && !this.asleep;
  }

  #find() {
    this.silence.cancel();
    this.suspended = false;
    this.usb.sieStatus &= ~SUSPENDED;
    if (this.enabled && !this.asleep) this.usb.resetDevice();
    this.#countFrames();
  }

  #fallSilent() {
    this.awakening.cancel();
    if (!this.#working) return;
    this.silentFrom = this.clock.nanos;
    this.nextFrame.cancel();
    this.silence.schedule(SILENCE_NS);
  }

  #goOn() {
    this.asleep = this.suspended = false;
    this.#countFrames();
    this.#fetch();
    this.#feed();
  }

  #countFrames() {
    if (!this.#working || !(this.usb.intEnable & NEW_FRAME)) return;
    this.nextFrame.schedule(FRAME_NS - (this.clock.nanos % FRAME_NS));
  }

  #beginFrame() {
    this.usb.intRaw |= NEW_FRAME;
    this.usb.checkInterrupts();
    this.#countFrames();
  }

  get #frame() {
    return Math.floor((this.#working ? this.clock.nanos : this.silentFrom) / FRAME_NS);
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
    if (!this.reading || this.asleep || !fetch) return;
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
    const read = usb.readUint32.bind(usb);
    const write = usb.writeUint32.bind(usb);
    usb.onUSBEnabled = () => {
      this.enabled = true;
      if (this.plugged) this.#find();
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
      if (waits && (!this.reading || this.asleep || this.fetchNanos)) {
        this.unfetched = () => started(offset, value);
        if (this.fetchNanos) this.fetching.schedule(this.fetchNanos);
      } else started(offset, value);
    };
    usb.writeUint32 = (offset, value) => {
      if (offset === SIE_STATUS) usb.sieStatus &= ~(usb.rawWriteValue & SUSPENDED);
      if (offset === INTE && this.#frame !== this.frameRead) usb.intRaw |= NEW_FRAME;
      write(offset, value);
      if (offset === INTE) this.#countFrames();
    };
    usb.readUint32 = (offset) => {
      if (offset !== SOF_RD) return read(offset);
      this.frameRead = this.#frame;
      usb.intRaw &= ~NEW_FRAME;
      usb.checkInterrupts();
      return this.frameRead & 0x7ff;
    };
  }

  #suspend() {
    this.suspended = true;
    this.usb.sieStatus |= SUSPENDED;
    this.usb.sieStatusUpdated();
  }

  // Bytes for the Pico, as many as one packet holds, if it waits for some.
  #feed() {
    if (!this.asked || !this.queue.length || !this.plugged || this.asleep) return;
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
