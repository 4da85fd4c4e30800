// Measures the intervals between frames on a surface, so that a surface that turns out to be slower is replaced.

/** The number of recent frames that count. */
const countMax = 30;

export class Pace {
  constructor() {
    /** @type {number[]} */
    this.intervals = [];
  }

  /**
   * Adds the milliseconds since the frame before.
   *
   * @param {number} interval
   */
  add(interval) {
    this.intervals.push(interval);
    if (this.intervals.length > countMax) this.intervals.shift();
  }

  get isFull() { return this.intervals.length === countMax; }

  /** The median, because the first frame may have taken much longer than the others. */
  get median() { return [...this.intervals].sort((a, b) => a - b)[Math.floor(this.intervals.length / 2)] ?? 0; }

  /** Whether enough frames were measured: ten, or three that took half a second. */
  get isKnown() {
    const { length } = this.intervals;
    return length >= 10 || (length >= 3 && this.intervals.reduce((sum, interval) => sum + interval) > 500);
  }
}
