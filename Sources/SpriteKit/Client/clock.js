// The scene's time in this page. A running scene's time is the host's calendar less `zero`; the host is asked what its
// calendar says, since two machines seldom agree.

export class Clock {
  constructor(ask) {
    this.ask = ask;
    this.number = 0;
    this.asked = 0;
    /** Seconds by which the host's calendar is ahead of ours. */
    this.ahead = 0;
    this.head = { time: 0 };
  }

  get isRunning() { return "zero" in this.head; }

  /** Seconds. */
  get time() {
    return this.isRunning ? this.now + this.ahead - this.head.zero : this.head.time ?? 0;
  }

  /** Our calendar, in seconds, as even as the page's clock. */
  get now() { return (performance.timeOrigin + performance.now()) / 1000; }

  sync() {
    this.number += 1;
    this.asked = this.now;
    this.ask(this.number);
  }

  update(head) {
    this.head = head;
    const [number, time] = head.sync ?? [0, 0];
    if (number !== this.number || this.asked === 0) return;
    // The answer was given in the middle of the way there and back.
    this.ahead = time - (this.asked + this.now) / 2;
    this.asked = 0;
  }
}
