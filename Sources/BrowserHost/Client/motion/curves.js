// Springs, timing curves and motions as functions of time. The rules are those of Swift's DampedSpring, TimingCurve and
// Travel; a test replays Swift's values here. Times are in seconds.

export const secondsMax = 60;

/** A unit mass on a damped spring whose target is at 0; see DampedSpring.swift for the mathematics. */
export class DampedSpring {
  /**
   * @param {number} response
   * @param {number} dampingFraction
   */
  constructor(response, dampingFraction) {
    this.frequency = response > 0 ? (2 * Math.PI) / response : Infinity;
    this.dampingFraction = Math.max(0, dampingFraction);
  }

  /**
   * `[position, velocity]`, `time` seconds after the mass was at `displacement` and moved at `velocity`.
   *
   * @param {number} time
   * @param {number} displacement
   * @param {number} velocity
   */
  state(time, displacement, velocity) {
    if (!Number.isFinite(this.frequency)) return [0, 0];
    const [free, impulse] = this.basis(Math.max(0, time));
    const freeSlope = -this.frequency * this.frequency * impulse;
    const impulseSlope = free - 2 * this.dampingFraction * this.frequency * impulse;
    return [free * displacement + impulse * velocity, freeSlope * displacement + impulseSlope * velocity];
  }

  /**
   * The solutions that start at (1, 0) and at (0, 1).
   *
   * @param {number} time
   */
  basis(time) {
    const { frequency, dampingFraction } = this;
    const decay = dampingFraction * frequency;
    if (Math.abs(dampingFraction - 1) < 1e-6) {
      const envelope = Math.exp(-frequency * time);
      return [envelope * (1 + frequency * time), envelope * time];
    }
    if (dampingFraction < 1) {
      const ringing = frequency * Math.sqrt(1 - dampingFraction * dampingFraction);
      const envelope = Math.exp(-decay * time);
      const sine = Math.sin(ringing * time);
      return [envelope * (Math.cos(ringing * time) + (decay / ringing) * sine), (envelope * sine) / ringing];
    }
    const spread = frequency * Math.sqrt(dampingFraction * dampingFraction - 1);
    const slow = Math.exp(-(decay - spread) * time);
    const fast = Math.exp(-(decay + spread) * time);
    return [((decay + spread) * slow - (decay - spread) * fast) / (2 * spread), (slow - fast) / (2 * spread)];
  }

  /**
   * The time at which the amplitude, which decreases monotonically, falls below `tolerance`.
   *
   * @param {number} displacement
   * @param {number} velocity
   * @param {number} tolerance
   */
  settlingDuration(displacement, velocity, tolerance) {
    if (!Number.isFinite(this.frequency)) return 0;
    /** @param {number} time */
    const isSettled = (time) => {
      const [position, speed] = this.state(time, displacement, velocity);
      return Math.hypot(position, speed / this.frequency) < tolerance;
    };
    if (isSettled(0)) return 0;
    let low = 0, high = 1 / this.frequency;
    while (!isSettled(high)) {
      [low, high] = [high, high * 2];
      if (low >= secondsMax) return secondsMax;
    }
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + high) / 2;
      if (isSettled(middle)) high = middle; else low = middle;
    }
    return Math.min(high, secondsMax);
  }
}

/** A cubic Bézier timing function, as CSS's `cubic-bezier`. */
export class TimingCurve {
  /**
   * @param {number} x1
   * @param {number} y1
   * @param {number} x2
   * @param {number} y2
   */
  constructor(x1, y1, x2, y2) {
    this.x1 = Math.min(Math.max(x1, 0), 1);
    this.y1 = y1;
    this.x2 = Math.min(Math.max(x2, 0), 1);
    this.y2 = y2;
  }

  /**
   * `[progress, slope]` at a fraction of the time.
   *
   * @param {number} time
   */
  state(time) {
    if (time <= 0) return [0, 0];
    if (time >= 1) return [1, 0];
    const parameter = this.parameter(time);
    const run = bezierSlope(this.x1, this.x2, parameter);
    const rise = bezierSlope(this.y1, this.y2, parameter);
    return [bezierValue(this.y1, this.y2, parameter), rise / Math.max(run, 1e-9)];
  }

  /** @param {number} time */
  parameter(time) {
    let low = 0, high = 1;
    for (let step = 0; step < 50; step += 1) {
      const middle = (low + high) / 2;
      if (bezierValue(this.x1, this.x2, middle) < time) low = middle; else high = middle;
    }
    return (low + high) / 2;
  }
}

/**
 * @param {number} first
 * @param {number} second
 * @param {number} t
 */
function bezierValue(first, second, t) {
  const rest = 1 - t;
  return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t;
}

/**
 * @param {number} first
 * @param {number} second
 * @param {number} t
 */
function bezierSlope(first, second, t) {
  const rest = 1 - t;
  return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second);
}

/**
 * A motion in the wire format: a curve's name and parameters, and how it is played.
 *
 * @typedef {object} WireMotion
 * @property {any[]} curve
 * @property {number} [delay]
 * @property {number} [pause]
 * @property {number} [speed]
 * @property {number} [repeats] 0 for ever
 * @property {boolean} [reverses]
 * @property {number} [serial]
 */

/**
 * A motion that can be played: with a spring, or with a timing curve and a duration in seconds.
 *
 * @typedef {object} Motion
 * @property {DampedSpring} [spring]
 * @property {number} [seconds]
 * @property {TimingCurve} [timing]
 * @property {number} delay
 * @property {number} pause
 * @property {number} speed
 * @property {number} repeats
 * @property {boolean} reverses
 * @property {number} serial
 */

/**
 * Parses a motion in the wire format, filling in the defaults.
 *
 * @param {WireMotion} motion
 * @returns {Motion}
 */
export function parseMotion({ curve, delay = 0, pause = 0, speed = 1, repeats = 1, reverses = false, serial = 0 }) {
  const [name, ...numbers] = curve;
  const parsed = name === "spring"
    ? { spring: new DampedSpring(numbers[0], numbers[1]) }
    : { seconds: numbers[0], timing: new TimingCurve(numbers[1], numbers[2], numbers[3], numbers[4]) };
  return {
    ...parsed, delay, pause, speed: Math.max(speed, 0.001), repeats: repeats === 0 ? Infinity : repeats, reverses, serial,
  };
}

/** Several numbers that are animated together: each array index is one coordinate. See Travel.swift. */
export class Travel {
  /**
   * @param {number[]} from
   * @param {number[]} velocity
   * @param {number[]} target
   * @param {Motion} motion
   * @param {number} start
   * @param {number} tolerance
   */
  constructor(from, velocity, target, motion, start, tolerance) {
    this.from = from;
    this.target = target;
    this.motion = motion;
    this.start = start;
    const carries = motion.spring !== undefined && motion.repeats === 1;
    this.velocity = carries ? velocity.map((speed) => speed / motion.speed) : velocity.map(() => 0);
    this.curveSeconds = this.duration(tolerance);
    this.cycleSeconds = motion.pause + this.curveSeconds;
  }

  /** @param {number} tolerance */
  duration(tolerance) {
    const { spring, seconds } = this.motion;
    if (!spring) return Math.min(Math.max(seconds ?? 0, 0), secondsMax * 60);
    const durations = this.from.map((from, place) =>
      spring.settlingDuration(from - this.target[place], this.velocity[place], tolerance));
    return Math.max(...durations);
  }

  /**
   * `{ values, velocities }` at a time of the same clock as `start`.
   *
   * @param {number} time
   */
  state(time) {
    /** @param {number[]} values */
    const still = (values) => ({ values, velocities: values.map(() => 0) });
    const elapsed = (time - this.start - this.motion.delay) * this.motion.speed;
    if (elapsed <= 0) return still(this.from);
    if (this.cycleSeconds <= 0 || elapsed / this.cycleSeconds >= this.motion.repeats) return still(this.target);
    const cycle = Math.floor(elapsed / this.cycleSeconds);
    const isReversed = this.motion.reverses && cycle % 2 === 1;
    const along = elapsed - cycle * this.cycleSeconds;
    return this.along(isReversed ? this.cycleSeconds - along : along, isReversed);
  }

  /**
   * The state at a time within one cycle.
   *
   * @param {number} time
   */
  along(time, isReversed = false) {
    const sign = (isReversed ? -1 : 1) * this.motion.speed;
    const moved = time - this.motion.pause;
    if (moved <= 0 && this.motion.pause > 0) return { values: this.from, velocities: this.from.map(() => 0) };
    const states = this.from.map((from, place) => this.coordinate(moved, from, place));
    return { values: states.map((state) => state[0]), velocities: states.map((state) => state[1] * sign) };
  }

  /**
   * @param {number} time
   * @param {number} from
   * @param {number} place
   */
  coordinate(time, from, place) {
    const target = this.target[place];
    const { spring, timing } = this.motion;
    if (spring) {
      const [position, velocity] = spring.state(time, from - target, this.velocity[place]);
      return [target + position, velocity];
    }
    const [share, slope] = /** @type {TimingCurve} */ (timing).state(time / this.curveSeconds);
    return [from + (target - from) * share, ((target - from) * slope) / this.curveSeconds];
  }
}
