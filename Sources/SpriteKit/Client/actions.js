// Actions: what a program changes about a node as time passes, by the rules of Programs/ActionPlayback.swift. A table
// of cases that Swift makes holds the two together.
//
// This runs for every moving sprite in every frame: it makes no objects on the way, and all plays have the same fields.

/** The numbers of a node, by their places in `values`. */
export const channels = Object.freeze({
  x: 0, y: 1, rotation: 2, xScale: 3, yScale: 4, alpha: 5, width: 6, height: 7, blend: 8, red: 9, green: 10, blue: 11,
  opacity: 12, volume: 13, pace: 14, side: 15,
});
const { x, y, rotation, xScale, width, height } = channels;

export const initialValues = Object.freeze([0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0]);

/** What an audio node does. */
export const modes = Object.freeze({ stopped: 0, playing: 1, paused: 2 });

/** A node as actions see it. The last four are of what is heard: Audio/Sounding.swift says what they mean. */
export function makeState() {
  return {
    values: Float64Array.from(initialValues), hidden: false, texture: null,
    mode: modes.stopped, since: 0, starts: 0, loops: false,
  };
}

/**
 * A program that a node runs. In most frames only one leaf of it goes on a little: that is found once, and played
 * without going through all that it is part of.
 */
export class Run {
  constructor(program, { q: seed, g: pace = 1, y: state = 0 }) {
    this.playback = new Playback(program, state);
    this.seed = seed;
    this.pace = pace;
    this.isOver = false;
    this.leaf = null;
    /** What a second of the node's is to the leaf. */
    this.leafPace = 1;
  }

  /** Whether it goes on and can be seen or heard. */
  get moves() { return this.pace > 0 && this.playback.program.moves; }

  advance(seconds, stage) {
    stage.seed = this.seed;
    if (this.leaf?.goOn(seconds * this.leafPace, stage)) return;
    this.isOver = this.playback.advance(seconds * this.pace, stage) !== goesOn;
    this.findLeaf();
  }

  /** Finds the leaf that goes on by itself; where a group plays several at a time, there is none. */
  findLeaf() {
    this.leaf = null;
    this.leafPace = this.pace;
    for (let place = this.playback; place && place.program.speed > 0; place = place.child) {
      this.leafPace *= place.program.speed;
      if (place.hasBegun && place.length > 0) this.leaf = place;
    }
  }
}

/** What `advance` returns while a program goes on. */
const goesOn = -Infinity;

/** One play of a program on one node. */
export class Playback {
  constructor(program, state = 0, counter = { next: 0 }) {
    const [plays, begun, elapsed, applied, index, done, spare, amounts, place, original, children] =
      state === 0 ? [0, 0, 0, 0, 0, 0, 0, [], [0, 0], null, []] : state;
    this.program = program;
    this.kind = program.kind;
    this.ordinal = counter.next;
    counter.next += 1;
    this.plays = plays;
    this.hasBegun = begun === 1;
    this.elapsed = elapsed;
    this.applied = applied;
    this.index = index;
    this.isDone = done === 1;
    this.spare = spare;
    /** How long this play of a leaf takes, once it has begun. */
    this.length = 0;
    this.amounts = [...amounts];
    [this.x, this.y] = place;
    this.original = original;
    const { steady = null } = program.parts[0] ?? {};
    this.skipFrom = steady && steady.duration > 0 ? steady.duration * 3 : Infinity;
    this.children = program.parts.map((part, index) => new Playback(part, children[index] ?? 0, counter));
  }

  /** Lets time pass; returns what was left of it where the program ended, or `goesOn`. */
  advance(seconds, stage) {
    const { speed } = this.program;
    if (speed <= 0) return goesOn;
    const rest = this.play(seconds * speed, stage);
    return rest === goesOn ? goesOn : rest / speed;
  }

  /** The only one below it that is played now; null where there is none, or several. */
  get child() {
    if (this.kind === "group") return null;
    return this.children[this.kind === "sequence" ? this.index : 0] ?? null;
  }

  rewind() {
    this.plays += 1;
    this.hasBegun = false;
    this.elapsed = 0;
    this.applied = 0;
    this.index = 0;
    this.isDone = false;
    this.spare = 0;
    const { children } = this;
    for (let place = 0; place < children.length; place += 1) children[place].rewind();
  }

  play(seconds, stage) {
    switch (this.kind) {
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
      if (rest === goesOn) return goesOn;
      left = rest;
      this.index += 1;
    }
    return left;
  }

  playGroup(seconds, stage) {
    const { children } = this;
    let isDone = true;
    let spare = Infinity;
    for (let place = 0; place < children.length; place += 1) {
      const child = children[place];
      if (child.isDone) {
        child.spare += seconds;
      } else {
        const rest = child.advance(seconds, stage);
        child.isDone = rest !== goesOn;
        if (child.isDone) child.spare = rest;
      }
      isDone &&= child.isDone;
      spare = Math.min(spare, child.spare);
    }
    if (!isDone) return goesOn;
    return children.length > 0 ? spare : seconds;
  }

  playRepeatedly(seconds, stage) {
    const { count } = this.program;
    const child = this.children[0];
    let left = seconds < this.skipFrom ? seconds : this.skipWholePlays(seconds, stage);
    while (this.index < count) {
      const rest = child.advance(left, stage);
      if (rest === goesOn) return goesOn;
      this.index += 1;
      // One that takes no time would be repeated for ever at this very moment.
      if (count === Infinity && child.program.totalDuration === 0) return goesOn;
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
    const { range, duration: plain } = this.program;
    const duration = range > 0 && this.kind === "wait" ? this.drawnDuration(stage.seed) : plain;
    this.length = duration;
    this.apply(duration > 0 ? Math.min(this.elapsed / duration, 1) : 1, stage);
    if (this.elapsed < duration) return goesOn;
    this.end(stage.state);
    return this.elapsed - duration;
  }

  /** Lets time pass in the middle of a leaf. Returns whether it does not end thereby; if it would, nothing is done. */
  goOn(seconds, stage) {
    const elapsed = this.elapsed + seconds;
    if (elapsed >= this.length) return false;
    this.elapsed = elapsed;
    this.apply(elapsed / this.length, stage);
    return true;
  }

  /** How long a wait takes this time, whose length is drawn by lot. */
  drawnDuration(seed) {
    const { duration, range } = this.program;
    return Math.max(duration + (chance(seed, this.ordinal, this.plays) - 0.5) * range, 0);
  }

  begin(stage, seconds) {
    this.hasBegun = true;
    const { state } = stage;
    const { program } = this;
    const { own } = program;
    switch (this.kind) {
      case "change": this.measure(state.values); break;
      case "follow":
        this.x = own.offset ? 0 : state.values[x];
        this.y = own.offset ? 0 : state.values[y];
        break;
      case "textures":
        this.original = [state.texture, state.values[width], state.values[height]];
        this.index = 0;
        if (own.x.length > 0) show(own.x[0], own.resizes, stage);
        break;
      case "texture": show(own.x, own.resizes, stage); break;
      case "hide": state.hidden = own.hidden; break;
      // `seconds` is how long ago it should have sounded.
      case "sound": stage.sound?.(own.url, seconds); break;
      case "sounding": obey(state, own.does, stage.time - seconds); break;
    }
  }

  /** Finds out by what the channels are to be changed. */
  measure(values) {
    const { amounts, changes } = this.program;
    if (amounts) {
      this.amounts = amounts;
      return;
    }
    for (let place = 0; place < changes.length; place += 1) this.amounts[place] = amountOf(changes[place], values);
  }

  apply(part, stage) {
    const { program } = this;
    switch (this.kind) {
      case "change": this.change(program.eased(part), stage.state.values); break;
      case "follow": this.follow(program.eased(part), stage.state.values); break;
      case "textures": this.showFrame(stage); break;
    }
  }

  change(reached, values) {
    const { amounts, program: { channels } } = this;
    const part = reached - this.applied;
    for (let place = 0; place < channels.length; place += 1) values[channels[place]] += amounts[place] * part;
    this.applied = reached;
  }

  follow(reached, values) {
    const { line, own } = this.program;
    line.find(Math.min(Math.max(reached, 0), 1));
    values[x] += line.x - this.x;
    values[y] += line.y - this.y;
    this.x = line.x;
    this.y = line.y;
    if (own.orients) values[rotation] = line.angle - Math.PI / 2;
  }

  showFrame(stage) {
    const { own } = this.program;
    if (!(own.frame > 0)) return;
    const shown = Math.min(Math.trunc(this.elapsed / own.frame + 1e-9), own.x.length - 1);
    if (shown > this.index) show(own.x[shown], own.resizes, stage);
    this.index = Math.max(this.index, shown);
  }

  end(state) {
    if (this.kind === "change") this.settle(state.values);
    else if (this.kind === "textures" && this.program.own.restores && this.original) {
      const [texture, oldWidth, oldHeight] = this.original;
      state.texture = texture;
      if (!this.program.own.resizes) return;
      state.values[width] = oldWidth;
      state.values[height] = oldHeight;
    }
  }

  /** Sums of fractions miss their end by a hair. */
  settle(values) {
    const { amounts, changes } = this.program;
    if (amounts) return;
    for (const [channel, measure, amount] of changes) {
      const isNear = Math.abs(values[channel] - amount) <= 1e-9 * Math.max(1, Math.abs(amount));
      if (measure === "to" && isNear) values[channel] = amount;
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
  const [wide, high] = sizeOf(texture);
  state.values[width] = wide;
  state.values[height] = high;
}

/** What an action tells an audio node, as Sounding.obey in Swift. */
function obey(state, command, time) {
  const { mode } = state;
  if (command === "stop") state.mode = modes.stopped;
  if (command === "pause" && mode === modes.playing) state.mode = modes.paused;
  if (command !== "play") return;
  state.mode = modes.playing;
  if (mode === modes.paused || (mode === modes.playing && state.loops)) return;
  state.since = time;
  state.starts += 1;
}

/** 0..<1, the same as Chance.part in Swift. */
export function chance(seed, ordinal, plays) {
  return (mixed(mixed(seed >>> 0, ordinal), plays) >>> 0) / 4294967296;
}

function mixed(number, other) {
  let bits = Math.imul(number ^ other, 0x9e3779b1);
  bits ^= bits >>> 16;
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
