// Particles. A particle is a pure function of its number, its age and the emitter's phase at its birth: no state is
// kept, and a page that opens later shows the same particles.

import { inverted, multiply } from "./matrices.js";
import { css } from "./textures.js";

// The numbers of a phase, as EmissionPhase.swift writes them.
const [
  life, lifeRange, x, y, xRange, yRange, speed, speedRange, angle, angleRange, xForce, yForce,
  width, height, scale, scaleRange, scaleSpeed, rotation, rotationRange, rotationSpeed,
  alpha, alphaRange, alphaSpeed, blend, blendRange, blendSpeed, color, , , , colorRange, , , , colorSpeed,
] = Array.from({ length: 38 }, (_, index) => index);

// Tinted copies of a picture are cached by color, so the shades are quantized.
const shades = 9;

// Limits the work per frame: beyond this count the oldest particles aren't drawn.
const countMax = 10000;

/**
 * A span of time with the same settings, as EmissionPhase.swift writes it.
 *
 * @typedef {object} Phase
 * @property {number} start
 * @property {number} [end]
 * @property {number} rate particles per second
 * @property {number} before how many were born before
 * @property {number} due the part of a particle that was due at its start
 * @property {number} longest
 * @property {number} [limit]
 * @property {number[]} numbers
 * @property {Sequence} [scales]
 * @property {Sequence} [alphas]
 * @property {Sequence} [colors]
 * @property {Sequence} [blends]
 */

/** @typedef {{ seed: number, clock: number[], phases: Phase[], rising?: boolean, target?: number, z?: number }} Emission in the host's format */

/** @typedef {{ mode: number, times: number[], values: number[][] }} Sequence values at shares of a particle's life */

/** @typedef {{ alpha: number, size: number[], color: number[], blend: number, matrix: number[] }} Particle */

export class Emitter {
  constructor() {
    /** @type {Emission} */
    this.part = { seed: 0, clock: [0, 0, 0], phases: [] };
    /**
     * Past positions in the target's coordinates, the oldest first.
     *
     * @type {[seconds: number, matrix: number[]][]}
     */
    this.trail = [];
  }

  /** @param {Emission} part */
  take(part) {
    if (part.target !== this.part?.target) this.trail = [];
    this.part = part;
  }

  /**
   * How long it has been emitting, in the emitter's own seconds.
   *
   * @param {number} time
   */
  seconds(time) {
    const [at, seconds, rate] = this.part.clock;
    return seconds + (time - at) * rate;
  }

  /**
   * Whether any particle is alive, or will be born.
   *
   * @param {number} time
   */
  isAlive(time) {
    const now = this.seconds(time);
    return this.part.clock[2] > 0 && this.part.phases.some((phase) => {
      if (phase.rate <= 0 || phase.longest <= 0) return false;
      return now < Math.min(phase.end ?? Infinity, lastBirth(phase)) + phase.longest;
    });
  }

  /**
   * Calls `visit(phase, number, age)` for each particle that may be alive, from back to front.
   *
   * @param {number} time
   * @param {(phase: Phase, number: number, age: number) => void} visit
   */
  visit(time, visit) {
    const now = this.seconds(time);
    const { phases, rising } = this.part;
    for (const phase of rising ? phases : [...phases].reverse()) {
      const [first, last] = numbers(phase, now);
      for (let index = first; index <= last; index += 1) {
        const number = rising ? index : last - (index - first);
        visit(phase, phase.before + number, now - birth(phase, number));
      }
    }
  }

  // MARK: Staying behind

  /**
   * Records the current position. Returns a function for the position when a particle of a given age was born.
   *
   * @param {number} time
   * @param {import("./node.js").Node} node
   * @param {import("./node.js").Node} target
   */
  follow(time, node, target) {
    const now = this.seconds(time);
    const longest = Math.max(...this.part.phases.map((phase) => phase.longest));
    this.trail.push([now, multiply(inverted(target.matrix), node.matrix)]);
    while (this.trail.length > 2 && this.trail[1][0] < now - longest) this.trail.shift();
    return (/** @type {number} */ age) => this.matrixAt(now - age);
  }

  /** @param {number} seconds */
  matrixAt(seconds) {
    const next = this.trail.findIndex(([at]) => at > seconds);
    if (next <= 0) return this.trail[next === 0 ? 0 : this.trail.length - 1][1];
    const [[from, before], [to, after]] = [this.trail[next - 1], this.trail[next]];
    const share = (seconds - from) / (to - from);
    return before.map((value, index) => value + (after[index] - value) * share);
  }
}

/**
 * When the last particle of a phase with a limit is born.
 *
 * @param {Phase} phase
 */
function lastBirth(phase) {
  if (!phase.limit) return Infinity;
  return phase.limit > phase.before ? birth(phase, phase.limit - phase.before) : -Infinity;
}

/**
 * @param {Phase} phase
 * @param {number} number
 */
function birth(phase, number) { return phase.start + (number - phase.due) / phase.rate; }

/**
 * The first and the last number, counted from 1, of a phase's particles that may be alive.
 *
 * @param {Phase} phase
 * @param {number} now
 */
function numbers(phase, now) {
  if (phase.rate <= 0) return [1, 0];
  /** @param {number} at */
  const count = (at) => phase.due + (at - phase.start) * phase.rate;
  let last = Math.floor(count(Math.min(now, phase.end ?? now)) + 1e-9);
  if (phase.limit) last = Math.min(last, phase.limit - phase.before);
  return [Math.max(Math.ceil(count(now - phase.longest)), last - countMax + 1, 1), last];
}

// MARK: One particle

/**
 * @param {import("./drawing.js").Drawing} drawing
 * @param {import("./brush.js").Brush} brush
 * @param {import("./node.js").Node} node
 */
export function drawEmitter(drawing, brush, node) {
  let hasBegun = false;
  eachParticle(drawing, node, (matrix, opacity, draw, texture) => {
    if (!hasBegun) {
      drawing.enter(brush, node, true);
      if (texture) brush.setSmoothing(texture.isSmooth);
      hasBegun = true;
    }
    enter(drawing, brush, matrix, opacity);
    paint(drawing, brush, draw, texture);
  });
}

/**
 * Calls `visit(matrix, opacity, particle, texture)` for each visible particle, from back to front.
 *
 * @param {{ world: import("./world.js").World, textures: import("./textures.js").Textures }} drawing
 * @param {import("./node.js").Node} node
 * @param {(matrix: number[], opacity: number, particle: Particle, texture: any) => void} visit
 */
export function eachParticle({ world, textures }, node, visit) {
  const { state: { texture: serial } } = node;
  const emitter = /** @type {Emitter} */ (node.emitter);
  const texture = serial === null ? null : world.textures.get(serial);
  if (serial !== null && !texture?.isLoaded(textures)) return;
  const target = emitter.part.target === undefined ? undefined : world.nodes.get(emitter.part.target);
  const standing = target && emitter.follow(world.time, node, target);
  emitter.visit(world.time, (phase, number, age) => {
    const draw = particle(emitter.part.seed, phase, number, age);
    if (!draw) return;
    const place = target && standing ? multiply(target.matrix, standing(age)) : node.matrix;
    visit(multiply(place, draw.matrix), node.alpha * draw.alpha, draw, texture);
  });
}

/**
 * The size of a particle's picture, in points before it is scaled.
 *
 * @param {Particle} draw
 * @param {any} texture
 */
export function particleSize({ size }, texture) {
  return size[0] > 0 && size[1] > 0 ? size : texture?.size ?? [0, 0];
}

/**
 * A particle's state; null if it is invisible.
 *
 * @param {number} seed
 * @param {Phase} phase
 * @param {number} number
 * @param {number} age
 */
export function particle(seed, phase, number, age) {
  const { numbers: v } = phase;
  /** @param {number} index */
  const chance = (index, salt = 0) => v[index] * (random(seed, number, index + salt) - 0.5);
  const lifetime = v[life] + chance(lifeRange);
  if (age < 0 || age >= lifetime) return null;
  const share = age / lifetime;
  const size = phase.scales ? sample(phase.scales, share)[0] : v[scale] + chance(scaleRange) + v[scaleSpeed] * age;
  const opacity = phase.alphas ? sample(phase.alphas, share)[0] : v[alpha] + chance(alphaRange) + v[alphaSpeed] * age;
  if (size <= 0 || opacity <= 0) return null;
  const direction = v[angle] + chance(angleRange);
  const way = (v[speed] + chance(speedRange)) * age;
  const turn = v[rotation] + chance(rotationRange) + v[rotationSpeed] * age;
  const [cosine, sine] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return {
    alpha: Math.min(opacity, 1), size: [v[width], v[height]],
    color: phase.colors ? sample(phase.colors, share) : colorAt(v, chance, age),
    blend: phase.blends ? sample(phase.blends, share)[0] : v[blend] + chance(blendRange) + v[blendSpeed] * age,
    matrix: [
      cosine, sine, -sine, cosine,
      v[x] + chance(xRange) + Math.cos(direction) * way + (v[xForce] * age * age) / 2,
      v[y] + chance(yRange) + Math.sin(direction) * way + (v[yForce] * age * age) / 2,
    ],
  };
}

/**
 * @param {number[]} v
 * @param {(index: number, salt?: number) => number} chance
 * @param {number} age
 */
function colorAt(v, chance, age) {
  return [0, 1, 2, 3].map((part) => v[color + part] + chance(colorRange + part) + v[colorSpeed + part] * age);
}

/**
 * Sets the canvas up for a particle; its picture's y axis points down.
 *
 * @param {import("./drawing.js").Drawing} drawing
 * @param {import("./brush.js").Brush} brush
 * @param {number[]} matrix
 * @param {number} opacity
 */
function enter({ ratio }, brush, matrix, opacity) {
  const [a, b, c, d, e, f] = matrix;
  brush.context.setTransform(a * ratio, b * ratio, -c * ratio, -d * ratio, e * ratio, f * ratio);
  brush.setAlpha(Math.min(Math.max(opacity, 0), 1));
}

/**
 * @param {import("./drawing.js").Drawing} drawing
 * @param {import("./brush.js").Brush} brush
 * @param {Particle} draw
 * @param {any} texture
 */
function paint(drawing, brush, draw, texture) {
  const { context } = brush;
  const { color: tint, blend: factor } = draw;
  drawing.quadCount += 1;
  const [w, h] = particleSize(draw, texture);
  if (!texture) {
    brush.setFill(css(tint));
    return context.fillRect(-w / 2, -h / 2, w, h);
  }
  if (factor <= 0) {
    return context.drawImage(texture.image, texture.left, texture.top, texture.width, texture.height, -w / 2, -h / 2, w, h);
  }
  const [red, green, blue] = tint.map((part) => Math.round(Math.min(Math.max(part, 0), 1) * (shades - 1)) / (shades - 1));
  const strength = Math.round(Math.min(factor, 1) * (shades - 1)) / (shades - 1);
  const copy = drawing.textures.tinted(texture, red, green, blue, strength);
  brush.setAlpha(brush.alpha * Math.min(Math.max(1 + (tint[3] - 1) * Math.min(factor, 1), 0), 1));
  context.drawImage(copy, 0, 0, copy.width, copy.height, -w / 2, -h / 2, w, h);
}

// MARK: Numbers

/**
 * The value of a sequence at a moment, as SKKeyframeSequence.swift finds it.
 *
 * @param {Sequence} sequence
 * @param {number} time
 */
export function sample({ mode, times, values }, time) {
  const next = times.findIndex((at) => at > time);
  if (next < 0) return values[values.length - 1];
  if (next === 0) return values[0];
  if (mode === 3) return values[next - 1];
  const share = (time - times[next - 1]) / (times[next] - times[next - 1]);
  const around = [-2, -1, 0, 1].map((step) => values[Math.min(Math.max(next + step, 0), values.length - 1)]);
  return values[next].map((_, part) => {
    const [before, from, to, after] = around.map((value) => value[part] ?? 0);
    if (mode !== 2) return from + (to - from) * share;
    const b = 2 * before - 5 * from + 4 * to - after;
    const c = 3 * from - before - 3 * to + after;
    return from + ((to - before) * share + b * share ** 2 + c * share ** 3) / 2;
  });
}

/**
 * A pseudorandom number from 0 to 1, derived from three others (MurmurHash3's mixing).
 *
 * @param {number} seed
 * @param {number} number
 * @param {number} salt
 */
function random(seed, number, salt) {
  let hash = Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca77) ^ Math.imul(salt + 1, 0xc2b2ae3d);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
