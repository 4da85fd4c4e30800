// Plays motions with the Web Animations API. An element's styles are set to their final values at once; an animation overrides
// them until it ends, so that no script runs while it plays. If it is interrupted, the current state is computed from its travel,
// not read from the page.

import { Travel, parseMotion } from "./curves.js";
import { filterCoordinates } from "./filterMotion.js";
import { channels, cssColor, isColor } from "../drawing/paint.js";
import { multiply, transformCoordinates } from "./transforms.js";

const framesPerSecond = 60;
const keyframesMax = 600;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Seconds on the page's clock; all motions of one turn have the same start time. */
export function now() { return (document.timeline.currentTime ?? performance.now()) / 1000; }

/**
 * The animatable properties. `coordinates` returns the numbers at both ends, `keyframe` the CSS for numbers in between;
 * `nearness` is the tolerance at which the target counts as reached.
 *
 * @typedef {object} Property
 * @property {string[]} fields
 * @property {number} nearness
 * @property {boolean} isMovement
 * @property {(from: any, to: any) => Ends | null} coordinates
 * @property {(values: number[], travel: any) => Keyframe} keyframe
 */

/**
 * Both ends of a travel, and how its coordinates are written as CSS if the property itself doesn't define that.
 *
 * @typedef {{ from: number[], to: number[], css?: (values: number[]) => string, kind?: string }} Ends
 */

/** @type {Record<string, Property>} */
export const properties = {
  frame: {
    fields: ["frame"],
    nearness: 0.05,
    isMovement: true,
    coordinates: (from, to) => ({ from: from.frame, to: to.frame }),
    keyframe: ([x, y, width, height], travel) => {
      const [left, top, finalWidth, finalHeight] = travel.final;
      /** @type {Record<string, string>} */
      const css = { translate: `${(x - left).toFixed(3)}px ${(y - top).toFixed(3)}px` };
      if (travel.from[2] !== finalWidth) css.width = `${Math.max(width, 0).toFixed(3)}px`;
      if (travel.from[3] !== finalHeight) css.height = `${Math.max(height, 0).toFixed(3)}px`;
      return css;
    },
  },
  opacity: {
    fields: ["opacity"],
    nearness: 0.002,
    isMovement: false,
    coordinates: (from, to) => ({ from: [from.opacity], to: [to.opacity] }),
    keyframe: ([opacity]) => ({ opacity: Math.min(Math.max(opacity, 0), 1).toFixed(4) }),
  },
  transform: {
    fields: ["transform", "rotation", "anchor"],
    nearness: 0.0005,
    isMovement: true,
    coordinates: (from, to) => transformCoordinates(from.transform, from.rotation, to.transform, to.rotation),
    keyframe: (values, travel) => ({ transform: travel.css(values) }),
  },
  background: {
    fields: ["background"],
    nearness: 0.5,
    isMovement: false,
    // A gradient can't be animated, and neither can a color that is missing on both sides.
    coordinates: (from, to) => {
      const ends = [from.background, to.background];
      if (ends.some((paint) => paint !== null && !isColor(paint))) return null;
      const [start, end] = ends.map(channels);
      // A missing color is the other side's color with alpha 0, not transparent black.
      if (!ends[0]) start.splice(0, 3, ...end.slice(0, 3));
      if (!ends[1]) end.splice(0, 3, ...start.slice(0, 3));
      return { from: start, to: end };
    },
    keyframe: (values) => ({ backgroundColor: cssColor(values) }),
  },
  filter: {
    fields: ["shadow", "blur", "filters"],
    nearness: 0.01,
    isMovement: false,
    coordinates: filterCoordinates,
    keyframe: (values, travel) => ({ filter: travel.css(values) }),
  },
};

const propertyOfField = new Map(
  Object.entries(properties).flatMap(([name, { fields }]) => fields.map((field) => [field, name])));

/**
 * The names of the properties to which the fields belong, without duplicates.
 *
 * @param {Partial<import("../transport/wire.js").Fields>} changes
 */
export function propertiesOf(changes) {
  const names = Object.keys(changes).map((field) => propertyOfField.get(field));
  return names.filter((name, place) => name !== undefined && names.indexOf(name) === place);
}

/** The motions of one element: at most one for each property. */
export class Motions {
  /** @param {HTMLElement} node */
  constructor(node) {
    this.node = node;
    /** @type {Map<string, { travel: any, animation: Animation }>} */
    this.running = new Map();
  }

  /**
   * Animates a property from its state in `before` to `after`; a running animation is taken over.
   *
   * @param {string} name
   * @param {any} before
   * @param {any} after
   * @param {import("./curves.js").WireMotion} wireMotion
   */
  play(name, before, after, wireMotion) {
    const property = properties[name];
    const motion = this.allowed(property, parseMotion(wireMotion));
    const ends = motion && property.coordinates(before, after);
    const time = now();
    const current = ends && this.current(name, ends, time);
    this.stop(name);
    if (!ends || !current) return;
    const travel = new Travel(current.values, current.velocities, ends.to, motion, time, property.nearness);
    if (travel.from.every((value, place) => value === ends.to[place])) return;
    this.start(name, property, Object.assign(travel, { final: ends.to, css: ends.css, kind: ends.kind }));
  }

  /** @param {string} name */
  stop(name) {
    const running = this.running.get(name);
    if (!running) return;
    this.running.delete(name);
    running.animation.cancel();
  }

  /**
   * Moves a running animation's path along with the element: for its frame, or for the eye of a 3D rotation.
   *
   * @param {string} name
   * @param {any} before
   * @param {any} after
   */
  shift(name, before, after) {
    const travel = this.running.get(name)?.travel;
    const ends = travel && properties[name].coordinates(before, after);
    if (name !== "frame" && (ends?.kind !== "turn" || travel.kind !== "turn")) return this.stop(name);
    if (!ends) return;
    const by = ends.to.map((/** @type {number} */ value, /** @type {number} */ place) => value - ends.from[place]);
    for (const key of ["from", "target", "final"]) {
      travel[key] = travel[key].map((/** @type {number} */ value, /** @type {number} */ place) => value + by[place]);
    }
    // The keyframes for a frame are relative to the element's position.
    if (name === "frame") return;
    this.stop(name);
    this.start(name, properties[name], travel);
  }

  stopAll() { for (const name of [...this.running.keys()]) this.stop(name); }

  /**
   * With reduced motion, there is no movement, and nothing repeats for ever.
   *
   * @param {Property} property
   * @param {import("./curves.js").Motion} motion
   */
  allowed(property, motion) {
    if (!reducedMotion.matches) return motion;
    return property.isMovement || motion.repeats === Infinity ? null : motion;
  }

  /**
   * The property's current state, in the coordinates of `ends`.
   *
   * @param {string} name
   * @param {Ends} ends
   * @param {number} time
   */
  current(name, ends, time) {
    const running = this.running.get(name);
    if (!running || running.travel.kind !== ends.kind || running.travel.target.length !== ends.from.length) {
      return { values: ends.from, velocities: ends.from.map(() => 0) };
    }
    const state = running.travel.state(time);
    if (ends.kind === "flat") keepTurning(ends, running.travel.target);
    return state;
  }

  /**
   * @param {string} name
   * @param {Property} property
   * @param {import("./curves.js").Travel} travel
   */
  start(name, property, travel) {
    const { motion } = travel;
    const seconds = travel.cycleSeconds / motion.speed;
    if (seconds <= 0) return;
    const { keyframes, easing } = frames(property, travel);
    const animation = this.node.animate(keyframes, {
      duration: seconds * 1000, delay: motion.delay * 1000, iterations: motion.repeats, easing, fill: "backwards",
      direction: motion.reverses ? "alternate" : "normal",
    });
    animation.startTime = travel.start * 1000;
    const running = { travel, animation };
    this.running.set(name, running);
    animation.onfinish = () => {
      if (this.running.get(name) === running) this.running.delete(name);
    };
  }
}

/**
 * Adjusts the new ends' angles by whole turns, so that they continue from the running animation's target.
 *
 * @param {Ends} ends
 * @param {number[]} target
 */
function keepTurning(ends, target) {
  const turns = Math.round((target[2] - ends.from[2]) / (2 * Math.PI)) * 2 * Math.PI;
  ends.from[2] += turns;
  ends.to[2] += turns;
}

/**
 * Two keyframes and a timing function if CSS has one; otherwise samples of a cycle.
 *
 * @param {Property} property
 * @param {import("./curves.js").Travel} travel
 */
function frames(property, travel) {
  const { timing, pause } = travel.motion;
  if (timing && pause === 0 && property !== properties.transform) {
    const keyframes = [travel.from, travel.target].map((values) => property.keyframe(values, travel));
    return { keyframes, easing: `cubic-bezier(${timing.x1},${timing.y1},${timing.x2},${timing.y2})` };
  }
  const seconds = travel.cycleSeconds / travel.motion.speed;
  const count = Math.min(Math.max(Math.ceil(seconds * framesPerSecond), 2), keyframesMax);
  const keyframes = [];
  for (let step = 0; step <= count; step += 1) {
    const { values } = step === count
      ? { values: travel.target } : travel.along((travel.cycleSeconds * step) / count);
    keyframes.push(property.keyframe(values, travel));
  }
  return { keyframes, easing: "linear" };
}

/**
 * The fields of a new element before its entrance animation.
 *
 * @param {import("../transport/wire.js").Fields} fields
 */
export function entranceFields(fields) {
  const { opacity = 1, transform = null, rotation = 0, offset = [0, 0] } = fields.entrance;
  const [x, y, width, height] = fields.frame;
  const isFadeInstead = reducedMotion.matches && opacity === 1;
  return {
    frame: [x + offset[0], y + offset[1], width, height],
    opacity: isFadeInstead ? 0 : opacity * fields.opacity,
    transform: multiply(transform, fields.transform),
    rotation: fields.rotation + rotation,
    anchor: fields.anchor,
    background: fields.background,
  };
}

/**
 * The fields that describe a property at the beginning of its motion.
 *
 * @param {string} name
 * @param {any} from
 */
export function originFields(name, from) {
  if (name === "transform") return { transform: from[0], rotation: from[1] };
  if (name === "filter") return { shadow: from[0], blur: from[1], filters: from[2] };
  return { [name]: from };
}
