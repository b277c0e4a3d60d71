// A hub without lamps or loudspeaker, written from firmware/PROTOCOL.md alone and sharing no code with ours: it shows
// that the document suffices. It prints the port at 127.0.0.1 at which it serves one host at a time. Its argument names
// a fault to have, for the test of the conformance suite.
import net from 'node:net';
import {crc32} from 'node:zlib';

const fault = process.argv[2] ?? '';
const LAST = 65535, WINDOW = 256, QUEUE = 16;
const after = number => fault === 'wraps-to-zero' ? (number + 1) % (LAST + 1) : number % LAST + 1;
const chooseId = () => 1 + Math.floor(Math.random() * LAST);
const settings = {vol: 5, mute: 0, bright: 10, quiet: 0, slots: 12, parts: 'lsb', name: 'minimal'};
const whole = (value, low, high) => Number.isInteger(value) && low <= value && value <= high;
const letters = (text, length, allowed) => typeof text === 'string' && text.length === length && [...text].every(c => allowed.includes(c));
const VALID = {
  vol: value => whole(value, 0, 10), mute: value => whole(value, 0, 1), bright: value => whole(value, 1, 10),
  quiet: value => whole(value, 0, 1), slots: value => whole(value, 1, 12),
  parts: value => typeof value === 'string' && [...value].every(c => 'lsb'.includes(c)),
  name: value => typeof value === 'string' && /^[\x20-\x7d]{1,12}$/.test(value) && !/["\\]/.test(value),
};
const CUES = ['whistle', 'clatter', 'warning', 'bell', 'refused'];

let id = chooseId(), hostId = 0, got = 0, open = false;
let sent = id, queue = [], flight = [], pause = 60, timer = null;
let socket = null, rest = Buffer.alloc(0), greetedAt = -Infinity, bad = 0, again = 0;
const started = Date.now();

function line(message, number) {
  const counted = Buffer.from(`${number} ${JSON.stringify(message)}`, 'latin1');
  return Buffer.concat([Buffer.from('~'), counted, Buffer.from(` ${crc32(counted).toString(16).padStart(8, '0')}\n`)]);
}

function greet(to) {
  greetedAt = Date.now();
  const hello = {k: 'hello', proto: [1, 3], fw: '0.1', build: 'js', slots: settings.slots, sounds: CUES.length, parts: settings.parts, name: settings.name, id};
  socket?.write(line(to ? {...hello, to} : hello, 0));
}

function say(message) {
  if (open && queue.length < QUEUE) queue.push(message);
  pump();
}

function pump() {
  let room = WINDOW - flight.reduce((bytes, [, data]) => bytes + data.length, 0);
  while (queue.length) {
    const data = line(queue[0], after(sent));
    if (data.length > room && fault !== 'floods') break;
    room -= data.length;
    sent = after(sent);
    queue.shift();
    flight.push([sent, data]);
    socket?.write(data);
    timer ??= setTimeout(repeat, pause);
  }
}

function repeat() {
  timer = null;
  if (!flight.length || !open || fault === 'never-again') return;
  for (const [, data] of flight) socket?.write(data);
  again += flight.length;
  pause = Math.min(2 * pause, 480);
  timer = setTimeout(repeat, pause);
}

function forget() {
  queue = [];
  flight = [];
  clearTimeout(timer);
  timer = null;
  pause = 60;
}

function acknowledged(number) {
  const at = flight.findIndex(([each]) => each === number);
  if (at < 0) return;
  flight.splice(0, at + 1);
  clearTimeout(timer);
  timer = null;
  pause = 60;
  if (flight.length) timer = setTimeout(repeat, pause);
  pump();
}

function meet(message) {
  if (!whole(message.id, 1, LAST)) return;
  const {proto} = message;
  const compatible = Array.isArray(proto) && proto.length === 2 && proto.every(Number.isInteger) && proto[0] === 1;
  if (!compatible && fault !== 'obeys-any-protocol') {
    open = false;
    greet(message.id);
    return;
  }
  if (message.id !== hostId) {
    forget();
    if (hostId && fault !== 'keeps-its-id') sent = id = (id + 5000) % LAST + 1;
    hostId = got = message.id;
  }
  open = true;
  if (fault === 'sends-no-messages') socket.write(Buffer.concat([line([7], 0), line({n: 1}, 0)]));
  greet(hostId);
  socket.write(line({k: 'ack', n: got}, 0));
  if (flight.length) repeat();
}

function obey(message) {
  switch (message.k) {
    case 'status':
      say({k: 'status', up: Math.floor((Date.now() - started) / 1000), free: 0, under: 0, bad, again, temp: 0, mv: 0, low: 0, faults: 0, safe: 0});
      break;
    case 'settings': {
      const wrong = Object.keys(VALID).filter(key => key in message && !VALID[key](message[key]));
      if (!wrong.length || fault === 'applies-some')
        for (const key of Object.keys(VALID)) if (key in message && VALID[key](message[key])) settings[key] = message[key];
      say(wrong.length ? {k: 'trouble', code: 'bad-number', field: wrong[0], got: String(message[wrong[0]]), min: 0, max: 12} : {k: 'settings', ...settings, kept: 1});
      break;
    }
    case 'scene':
      if (!letters(message.lamps, 13, '.codfw') || !letters(message.colors, 13, '.123456789abcm') || !whole(message.turn, -1, 12) || !whole(message.vol, 0, 10))
        say({k: 'trouble', code: 'bad-length', field: 'lamps', got: 'scene', want: 13});
      break;
    case 'cue':
      if (!CUES.includes(message.name)) say({k: 'trouble', code: 'unknown-cue', got: String(message.name).slice(0, 20)});
  }
}

function take(text) {
  const found = /^~(\d{1,5}) (.*) ([0-9a-f]{8})\s*$/s.exec(text);
  const counted = found && Buffer.from(`${found[1]} ${found[2]}`, 'latin1');
  if (!found || text.length >= 160 || +found[1] > LAST || (crc32(counted) !== parseInt(found[3], 16) && fault !== 'ignores-sums')) {
    bad += 1;
    return;
  }
  const number = +found[1];
  let message = null;
  try {
    message = JSON.parse(found[2]);
  } catch {
    if (fault === 'drops-broken-json') return;
  }
  if (typeof message?.k !== 'string') message = null;
  if (message?.k === 'hello') return meet(message);
  if (!open) {
    if (Date.now() - greetedAt >= 250) greet(hostId);
    return;
  }
  if (number === 0) {
    if (message?.k === 'ack') acknowledged(message.n);
    else say({k: 'trouble', code: 'no-number'});
    return;
  }
  const fits = number === after(got) || fault === 'obeys-any-order' && number > got || fault === 'obeys-repeats' && number === got;
  if (fits) {
    got = number;
    if (message === null) say({k: 'trouble', code: 'no-message'});
    else obey(message);
  }
  socket.write(line({k: 'ack', n: got}, 0));
}

function received(data) {
  if (fault === 'ends-at-ctrl-c' && data.includes(3)) process.exit(0);
  rest = Buffer.concat([rest, data]);
  for (let end; (end = rest.indexOf(10)) >= 0; rest = rest.subarray(end + 1)) {
    const mark = rest.lastIndexOf(126, end);
    if (mark >= 0 && mark < end) take(rest.subarray(mark, end + 1).toString('latin1'));
  }
  if (rest.length > 4096) rest = rest.subarray(-160);
}

const server = net.createServer(peer => {
  socket?.destroy();
  socket = peer;
  rest = Buffer.alloc(0);
  peer.setNoDelay(true);
  peer.on('data', received);
  peer.on('error', () => peer.destroy());
  greet(hostId);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
