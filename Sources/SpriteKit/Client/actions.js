// Actions: what a program changes about a node as time passes, by the rules of Programs/ActionPlayback.swift. A table of
// cases that Swift makes holds the two together.

/** The numbers of a node, by their places in `values`. */
export const channels = Object.freeze({
  x: 0, y: 1, rotation: 2, xScale: 3, yScale: 4, alpha: 5, width: 6, height: 7, blend: 8, red: 9, green: 10, blue: 11,
  opacity: 12,
});
const { x, y, rotation, xScale, width, height } = channels;

export const initialValues = Object.freeze([0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1]);

/** A node as actions see it. */
export function makeState() {
  return { values: Float64Array.from(initialValues), hidden: false, texture: null };
}

// MARK: Programs

/** What an action does. It never changes. */
export class Program {
  constructor({ k, d = 0, s = 1, e = 0, c = [], ...rest }) {
    this.kind = k;
    this.duration = d;
    this.speed = s;
    this.easing = e;
    this.isComposite = k === "sequence" || k === "group" || k === "repeat";
    this.parts = this.isComposite ? c.map((part) => new Program(part)) : [];
    this.changes = this.isComposite ? [] : c;
    Object.assign(this, rest);
    this.count ??= Infinity;
    if (k === "follow") this.line = new Polyline(this.points);
    this.steady = this.findSteady();
    this.totalDuration = this.speed > 0 ? this.findDuration() / this.speed : Infinity;
    /** Whether it can be seen or heard, rather than being all waits and what Swift does. */
    this.moves = this.isComposite ? this.parts.some((part) => part.moves) : k !== "wait";
  }

  eased(part) {
    if (Array.isArray(this.easing)) {
      const place = part * (this.easing.length - 1);
      const index = Math.min(Math.trunc(place), this.easing.length - 2);
      return this.easing[index] + (this.easing[index + 1] - this.easing[index]) * (place - index);
    }
    switch (this.easing) {
      case 1: return part * part;
      case 2: return 1 - (1 - part) * (1 - part);
      case 3: return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
      default: return part;
    }
  }

  /** How long one play takes at speed 1, in seconds. */
  findDuration() {
    const durations = this.parts.map((part) => part.totalDuration);
    switch (this.kind) {
      case "sequence": return durations.reduce((a, b) => a + b, 0);
      case "group": return Math.max(0, ...durations);
      case "repeat": return this.count === 0 ? 0 : durations[0] * this.count;
      default: return this.duration;
    }
  }

  /** What one whole play changes, where that is the same whatever the node is like; else null. */
  findSteady() {
    const steady = this.findSteadyAtSpeedOne();
    if (!steady || this.speed <= 0) return null;
    return { duration: steady.duration / this.speed, change: steady.change };
  }

  findSteadyAtSpeedOne() {
    const { duration } = this;
    switch (this.kind) {
      case "wait": return this.range ? null : { duration, change: [] };
      case "change":
        return this.changes.every(([, measure]) => measure === "by")
          ? { duration, change: this.changes.map(([channel, , amount]) => [channel, amount]) } : null;
      case "textures": case "texture": case "hide": return { duration, change: [] };
      case "sequence": return sum(this.parts, (a, b) => a + b);
      case "group": return sum(this.parts, Math.max);
      case "repeat": return this.count === Infinity ? null : times(this.parts[0].steady, this.count);
      default: return null;
    }
  }
}

function sum(parts, combined) {
  const total = { duration: 0, change: [] };
  for (const { steady } of parts) {
    if (!steady) return null;
    total.duration = combined(total.duration, steady.duration);
    total.change.push(...steady.change);
  }
  return total;
}

function times(steady, count) {
  if (!steady) return null;
  return { duration: steady.duration * count, change: steady.change.map(([channel, amount]) => [channel, amount * count]) };
}

/** A path as straight lines. */
class Polyline {
  constructor(numbers) {
    this.points = [];
    for (let index = 0; index < numbers.length; index += 2) this.points.push([numbers[index], numbers[index + 1]]);
    let distance = 0;
    this.distances = this.points.map((point, index) => {
      const previous = this.points[Math.max(index - 1, 0)];
      return distance += Math.hypot(point[0] - previous[0], point[1] - previous[1]);
    });
  }

  place(part) {
    if (this.points.length < 2) return [...this.points[0], 0];
    const distance = part * this.distances.at(-1);
    const index = this.segment(distance);
    const [[startX, startY], [endX, endY]] = [this.points[index], this.points[index + 1]];
    const span = this.distances[index + 1] - this.distances[index];
    const along = span > 0 ? (distance - this.distances[index]) / span : 0;
    return [startX + (endX - startX) * along, startY + (endY - startY) * along, Math.atan2(endY - startY, endX - startX)];
  }

  segment(distance) {
    let [low, high] = [0, this.points.length - 2];
    while (low < high) {
      const middle = Math.trunc((low + high + 1) / 2);
      if (this.distances[middle] <= distance) low = middle; else high = middle - 1;
    }
    return low;
  }
}

// MARK: Plays

/** One play of a program on one node. */
export class Playback {
  constructor(program, state = 0, counter = { next: 0 }) {
    this.program = program;
    this.ordinal = counter.next;
    counter.next += 1;
    const [plays, begun, elapsed, applied, index, done, spare, amounts, place, original, children] =
      state === 0 ? [0, 0, 0, 0, 0, 0, 0, [], [0, 0], null, []] : state;
    Object.assign(this, { plays, elapsed, applied, index, spare, amounts: [...amounts], place: [...place], original });
    this.hasBegun = begun === 1;
    this.isDone = done === 1;
    const { steady = null } = program.parts[0] ?? {};
    this.skipFrom = steady && steady.duration > 0 ? steady.duration * 3 : Infinity;
    this.children = program.parts.map((part, place) => new Playback(part, children[place] ?? 0, counter));
  }

  /** Lets time pass; returns what was left of it where the program ended, null while it goes on. */
  advance(seconds, stage) {
    const { speed } = this.program;
    if (speed <= 0) return null;
    const rest = this.play(seconds * speed, stage);
    return rest === null ? null : rest / speed;
  }

  rewind() {
    this.plays += 1;
    this.hasBegun = false;
    this.elapsed = 0;
    this.applied = 0;
    this.index = 0;
    this.isDone = false;
    this.spare = 0;
    for (const child of this.children) child.rewind();
  }

  play(seconds, stage) {
    switch (this.program.kind) {
      case "sequence": return this.playSequence(seconds, stage);
      case "group": return this.playGroup(seconds, stage);
      case "repeat": return this.playRepeatedly(seconds, stage);
      default: return this.playLeaf(seconds, stage);
    }
  }

  playSequence(seconds, stage) {
    const { children } = this;
    let left = seconds;
    while (this.index < children.length) {
      const rest = children[this.index].advance(left, stage);
      if (rest === null) return null;
      left = rest;
      this.index += 1;
    }
    return left;
  }

  playGroup(seconds, stage) {
    for (const child of this.children) {
      if (child.isDone) {
        child.spare += seconds;
        continue;
      }
      const rest = child.advance(seconds, stage);
      if (rest === null) continue;
      child.isDone = true;
      child.spare = rest;
    }
    if (!this.children.every((child) => child.isDone)) return null;
    return this.children.length > 0 ? Math.min(...this.children.map((child) => child.spare)) : seconds;
  }

  playRepeatedly(seconds, stage) {
    const { count } = this.program;
    const child = this.children[0];
    let left = seconds < this.skipFrom ? seconds : this.skipWholePlays(seconds, stage);
    while (this.index < count) {
      const rest = child.advance(left, stage);
      if (rest === null) return null;
      this.index += 1;
      // One that takes no time would be repeated for ever at this very moment.
      if (count === Infinity && child.program.totalDuration === 0) return null;
      child.rewind();
      left = rest;
    }
    return left;
  }

  skipWholePlays(seconds, { state }) {
    const child = this.children[0];
    const { steady } = child.program;
    if (child.hasStarted) return seconds;
    const possible = Math.trunc(Math.min(seconds / steady.duration, 1e9)) - 1;
    const skipped = Math.min(possible, this.program.count - this.index - 1);
    if (skipped <= 1) return seconds;
    this.index += skipped;
    for (const [channel, amount] of steady.change) state.values[channel] += amount * skipped;
    return seconds - skipped * steady.duration;
  }

  get hasStarted() {
    return this.hasBegun || this.index > 0 || this.elapsed > 0 || this.isDone
      || this.children.some((child) => child.hasStarted);
  }

  // MARK: Leaves

  playLeaf(seconds, stage) {
    if (!this.hasBegun) this.begin(stage, seconds);
    this.elapsed += seconds;
    const duration = this.duration(stage);
    this.apply(duration > 0 ? Math.min(this.elapsed / duration, 1) : 1, stage);
    if (this.elapsed < duration) return null;
    this.end(stage);
    return this.elapsed - duration;
  }

  duration({ seed }) {
    const { kind, duration, range = 0 } = this.program;
    if (kind !== "wait" || range <= 0) return duration;
    return Math.max(duration + (chance(seed, this.ordinal, this.plays) - 0.5) * range, 0);
  }

  begin(stage, seconds) {
    this.hasBegun = true;
    const { state } = stage;
    const { program } = this;
    switch (program.kind) {
      case "change":
        this.amounts = program.changes.map((change) => amountOf(change, state.values));
        break;
      case "follow": this.place = program.offset ? [0, 0] : [state.values[x], state.values[y]]; break;
      case "textures":
        this.original = [state.texture, state.values[width], state.values[height]];
        this.index = 0;
        if (program.x.length > 0) show(program.x[0], program.resizes, stage);
        break;
      case "texture": show(program.x, program.resizes, stage); break;
      case "hide": state.hidden = program.hidden; break;
      // `seconds` is how long ago it should have sounded.
      case "sound": stage.sound?.(program.url, seconds); break;
    }
  }

  apply(part, stage) {
    const { program } = this;
    const { values } = stage.state;
    const reached = program.eased(part);
    if (program.kind === "change") {
      // A loop by numbers: this runs for every sprite in every frame.
      const { changes } = program;
      const part = reached - this.applied;
      for (let index = 0; index < changes.length; index += 1) values[changes[index][0]] += this.amounts[index] * part;
    } else if (program.kind === "follow") {
      const [toX, toY, angle] = program.line.place(Math.min(Math.max(reached, 0), 1));
      values[x] += toX - this.place[0];
      values[y] += toY - this.place[1];
      this.place = [toX, toY];
      if (program.orients) values[rotation] = angle - Math.PI / 2;
    } else if (program.kind === "textures" && program.frame > 0) {
      const shown = Math.min(Math.trunc(this.elapsed / program.frame + 1e-9), program.x.length - 1);
      if (shown > this.index) show(program.x[shown], program.resizes, stage);
      this.index = Math.max(this.index, shown);
    }
    this.applied = reached;
  }

  end({ state }) {
    const { program } = this;
    if (program.kind === "change") {
      for (const [channel, measure, amount] of program.changes) {
        const isNear = Math.abs(state.values[channel] - amount) <= 1e-9 * Math.max(1, Math.abs(amount));
        if (measure === "to" && isNear) state.values[channel] = amount;
      }
    } else if (program.kind === "textures" && program.restores && this.original) {
      const [texture, oldWidth, oldHeight] = this.original;
      state.texture = texture;
      if (!program.resizes) return;
      state.values[width] = oldWidth;
      state.values[height] = oldHeight;
    }
  }
}

function amountOf([channel, measure, amount], values) {
  const value = values[channel];
  switch (measure) {
    case "to": return amount - value;
    case "times": return value * (amount - 1);
    case "turn": return remainder(amount - value, 2 * Math.PI);
    case "size": {
      const length = values[channel === xScale ? width : height];
      return length === 0 ? 0 : amount / length - value;
    }
    default: return amount;
  }
}

/** IEEE 754's remainder: the nearest multiple is taken away, an even one where two are as near. */
function remainder(value, divisor) {
  const quotient = value / divisor;
  let whole = Math.round(quotient);
  if (Math.abs(quotient - Math.trunc(quotient)) === 0.5 && whole % 2 !== 0) whole -= 1;
  return value - whole * divisor;
}

function show(texture, resizes, { state, sizeOf }) {
  state.texture = texture;
  if (!resizes) return;
  [state.values[width], state.values[height]] = sizeOf(texture);
}

/** 0..<1, the same as Chance.part in Swift. */
export function chance(seed, ordinal, plays) {
  let bits = seed >>> 0;
  for (const number of [ordinal, plays]) {
    bits = Math.imul(bits ^ number, 0x9e3779b1);
    bits ^= bits >>> 16;
    bits = Math.imul(bits, 0x85ebca6b);
    bits ^= bits >>> 13;
    bits = Math.imul(bits, 0xc2b2ae35);
    bits ^= bits >>> 16;
  }
  return (bits >>> 0) / 4294967296;
}
