// Faults that the lamp and sound decoders find: kept with emulated time and name, counted, and limited in number.

export class Faults {
  // Of each name the first `limit` are kept in words; all are counted.
  constructor(limit = 20) {
    this.limit = limit;
    this.counts = {};
    this.kept = [];
  }

  // `words` is only called for a fault that is kept: a stereo signal in mono would make 16,000 sentences a second.
  note(nanos, name, words) {
    const count = (this.counts[name] = (this.counts[name] ?? 0) + 1);
    if (count <= this.limit) this.kept.push({ nanos, name, text: words() });
  }

  // The faults kept since they were last taken.
  take() {
    return this.kept.splice(0);
  }
}
