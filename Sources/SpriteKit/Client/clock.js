// The scene's time in this page. A running scene's time is the host's wall clock minus `zero`. The page requests the
// host's wall clock, since two machines' clocks rarely agree.

export class Clock {
  /** @param {(number: number) => void} ask */
  constructor(ask) {
    this.ask = ask;
    this.number = 0;
    this.asked = 0;
    /** Seconds by which the host's wall clock is ahead of ours. */
    this.ahead = 0;
    this.head = /** @type {import("./wire.js").Head} */ ({ time: 0 });
  }

  get isRunning() { return "zero" in this.head; }

  /** The scene's time, in seconds. */
  get time() {
    const { zero, time = 0 } = this.head;
    return zero === undefined ? time : this.now + this.ahead - zero;
  }

  /** Our wall clock, in seconds; monotonic like the page's clock. */
  get now() { return (performance.timeOrigin + performance.now()) / 1000; }

  sync() {
    this.number += 1;
    this.asked = this.now;
    this.ask(this.number);
  }

  /** @param {import("./wire.js").Head} head */
  update(head) {
    this.head = head;
    const [number, time] = head.sync ?? [0, 0];
    if (number !== this.number || this.asked === 0) return;
    // Assumes that the host answered halfway through the round trip.
    this.ahead = time - (this.asked + this.now) / 2;
    this.asked = 0;
  }
}
