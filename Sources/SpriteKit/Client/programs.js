// Action programs, parsed from the host's JSON. actions.js plays them.

/**
 * An action as the host writes it (ActionProgram+JSON.swift): fields of only some kinds are in `own`.
 *
 * @typedef {{
 *   kind: string, duration?: number, speed?: number, easing?: number | number[], changes?: [number, string, number][],
 *   parts?: ProgramPart[], count?: number, range?: number, points?: number[],
 * } & Record<string, any>} ProgramPart
 */

/** @typedef {{ duration: number, change: number[][] }} Steady what one playback changes: channels and amounts */

/** The program of an action. Immutable. */
export class Program {
  /** @param {ProgramPart} part */
  constructor(part) {
    const { kind, duration = 0, speed = 1, easing = 0, changes = [], parts = [], count = Infinity } = part;
    this.kind = kind;
    this.duration = duration;
    this.speed = speed;
    this.easing = easing;
    this.isComposite = kind === "sequence" || kind === "group" || kind === "repeat";
    this.parts = parts.map((inner) => new Program(inner));
    this.changes = changes;
    this.channels = this.changes.map(([channel]) => channel);
    /** The amounts to add, if they don't depend on the node; null if they must be measured first. */
    this.amounts = this.changes.every(([, measure]) => measure === "by")
      ? this.changes.map(([, , amount]) => amount) : null;
    this.count = count;
    this.range = part.range ?? 0;
    /** Fields that only some kinds have, as the host sent them. */
    this.own = part;
    /** @type {Polyline | null} */
    this.line = kind === "follow" ? new Polyline(part.points ?? []) : null;
    /** @type {Steady | null} */
    this.steady = this.findSteady();
    /** @type {number} */
    this.totalDuration = this.speed > 0 ? this.findDuration() / this.speed : Infinity;
    /**
     * Whether it has a visible or audible effect, rather than only waits and calls into Swift.
     *
     * @type {boolean}
     */
    this.moves = this.isComposite ? this.parts.some((inner) => inner.moves) : kind !== "wait";
  }

  /** @param {number} part */
  eased(part) {
    const { easing } = this;
    switch (easing) {
      case 0: return part;
      case 1: return part * part;
      case 2: return 1 - (1 - part) * (1 - part);
      case 3: return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
    }
    if (typeof easing === "number") return part;
    // A timing function, sampled at equal steps.
    const place = part * (easing.length - 1);
    const index = Math.min(Math.trunc(place), easing.length - 2);
    return easing[index] + (easing[index + 1] - easing[index]) * (place - index);
  }

  /**
   * The duration of one playback at speed 1, in seconds.
   *
   * @returns {number}
   */
  findDuration() {
    const durations = this.parts.map((inner) => inner.totalDuration);
    switch (this.kind) {
      case "sequence": return durations.reduce((a, b) => a + b, 0);
      case "group": return Math.max(0, ...durations);
      case "repeat": return this.count === 0 ? 0 : durations[0] * this.count;
      default: return this.duration;
    }
  }

  /**
   * The total change of one playback, if it doesn't depend on the node; else null.
   *
   * @returns {Steady | null}
   */
  findSteady() {
    const steady = this.findSteadyAtSpeedOne();
    if (!steady || this.speed <= 0) return null;
    return { duration: steady.duration / this.speed, change: steady.change };
  }

  /** @returns {Steady | null} */
  findSteadyAtSpeedOne() {
    const { duration } = this;
    switch (this.kind) {
      case "wait": return this.range ? null : { duration, change: [] };
      case "change":
        return this.amounts
          ? { duration, change: this.changes.map(([channel, , amount]) => [channel, amount]) } : null;
      case "textures": case "texture": case "hide": return { duration, change: [] };
      case "sequence": return sum(this.parts, (a, b) => a + b);
      case "group": return sum(this.parts, Math.max);
      case "repeat": return this.count === Infinity ? null : times(this.parts[0].steady, this.count);
      default: return null;
    }
  }
}

/**
 * @param {Program[]} parts
 * @param {(a: number, b: number) => number} combined
 */
function sum(parts, combined) {
  /** @type {Steady} */
  const total = { duration: 0, change: [] };
  for (const { steady } of parts) {
    if (!steady) return null;
    total.duration = combined(total.duration, steady.duration);
    total.change.push(...steady.change);
  }
  return total;
}

/**
 * @param {Steady | null} steady
 * @param {number} count
 */
function times(steady, count) {
  if (!steady) return null;
  const change = steady.change.map(([channel, amount]) => [channel, amount * count]);
  return { duration: steady.duration * count, change };
}

/** A path as line segments. `find` sets `x`, `y` and `angle` to the position after a fraction of the path. */
class Polyline {
  /** @param {number[]} numbers */
  constructor(numbers) {
    this.xs = numbers.filter((_, index) => index % 2 === 0);
    this.ys = numbers.filter((_, index) => index % 2 === 1);
    let distance = 0;
    this.distances = this.xs.map((x, index) => {
      const previous = Math.max(index - 1, 0);
      return distance += Math.hypot(x - this.xs[previous], this.ys[index] - this.ys[previous]);
    });
    this.x = this.xs[0];
    this.y = this.ys[0];
    this.angle = 0;
  }

  /** @param {number} part */
  find(part) {
    const { xs, ys, distances } = this;
    if (xs.length < 2) return;
    const distance = part * distances[distances.length - 1];
    const index = this.segment(distance);
    const span = distances[index + 1] - distances[index];
    const along = span > 0 ? (distance - distances[index]) / span : 0;
    const wayX = xs[index + 1] - xs[index];
    const wayY = ys[index + 1] - ys[index];
    this.x = xs[index] + wayX * along;
    this.y = ys[index] + wayY * along;
    this.angle = Math.atan2(wayY, wayX);
  }

  /** @param {number} distance */
  segment(distance) {
    let low = 0;
    let high = this.xs.length - 2;
    while (low < high) {
      const middle = Math.trunc((low + high + 1) / 2);
      if (this.distances[middle] <= distance) low = middle; else high = middle - 1;
    }
    return low;
  }
}
