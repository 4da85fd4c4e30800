// Converts a pointer's location to an element's coordinates, however the element and its ancestors are rotated and scaled.

import { cssTransform } from "../motion/transforms.js";

/**
 * An element's coordinate space at one moment: the element may move under the finger. Locations are in units of its frame,
 * relative to the frame's corner, without its own transform, so that they follow the finger while that changes.
 */
export class Ground {
  /** @param {import("../elements/element.js").Element} element */
  constructor({ node, fields: { anchor } }) {
    const { width, height, transform } = getComputedStyle(node);
    const [right, bottom] = [width, height].map((side) => parseFloat(side) || 0);
    const own = about(anchor, [right, bottom], new DOMMatrix(transform));
    const outwards = linear(node);
    const corners = [[0, 0], [right, 0], [0, bottom], [right, bottom]].map((corner) => map(outwards, map(own, corner)));
    const { left, top } = node.getBoundingClientRect();
    this.left = left - Math.min(...corners.map(([x]) => x));
    this.top = top - Math.min(...corners.map(([, y]) => y));
    this.inwards = inverted(outwards);
    this.centre = map(own, [right / 2, bottom / 2]);
  }

  /** @param {{ clientX: number, clientY: number }} options */
  place({ clientX, clientY }) { return map(this.inwards, [clientX - this.left, clientY - this.top]); }
}

/**
 * Converts locations from a ground to the element's own coordinates, using the transform that the host has set, even during its
 * animation. The host converts them back: both sides use the transform at the gesture's beginning for as long as it goes on.
 */
export class OwnPlaces {
  /** @param {import("../elements/element.js").Element<any>} element */
  constructor(element) {
    this.element = element;
    this.known = new Map();
  }

  /**
   * The conversion for a gesture in a phase, with this many fingers down.
   *
   * @param {number} index
   * @param {string | undefined} name
   * @param {string} phase
   * @param {number} fingers
   */
  turning(index, name, phase, fingers) {
    // A further finger doesn't begin a new touch.
    const begins = phase === "began" && (name !== "touch" || fingers < 2);
    const turn = (begins ? null : this.known.get(index)) ?? this.turn();
    const goesOn = phase === "began" || phase === "changed";
    if (goesOn && name !== "hover") this.known.set(index, turn); else this.known.delete(index);
    return turn;
  }

  turn() {
    const { frame, transform, anchor } = this.element.fields;
    if (!transform) return (/** @type {number[]} */ place) => place;
    const inwards = inverted(about(anchor, frame.slice(2), new DOMMatrix(cssTransform(transform))));
    return (/** @type {number[]} */ place) => map(inwards, place);
  }
}

/**
 * The linear part of the ancestors' transforms and of a scroll view's magnification. The translation is measured instead.
 *
 * @param {HTMLElement} node
 */
function linear(node) {
  let matrix = scaling(getComputedStyle(node));
  // A dialog's ancestors don't transform it.
  for (let inner = node; inner.localName !== "dialog" && inner.parentElement; inner = inner.parentElement) {
    const style = getComputedStyle(inner.parentElement);
    if (style.transform === "none" && style.scale === "none") continue;
    matrix = scaling(style).multiply(new DOMMatrix(style.transform)).multiply(matrix);
  }
  return new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]);
}

/** @param {CSSStyleDeclaration} options */
function scaling({ scale }) {
  if (scale === "none") return new DOMMatrix();
  /** @type {number[]} */
  const [x, y = x] = scale.split(" ").map(Number);
  return new DOMMatrix([x, 0, 0, y, 0, 0]);
}

/**
 * A transform about a point, reduced to the plane: depth is flattened.
 *
 * @param {number[]} point
 * @param {number[]} values
 * @param {DOMMatrix} matrix
 */
function about([x, y], [width, height], matrix) {
  const whole = new DOMMatrix().translate(width * x, height * y).multiply(matrix).translate(-width * x, -height * y);
  return Object.assign(whole, { m13: 0, m23: 0, m31: 0, m32: 0, m33: 1, m34: 0, m43: 0 });
}

/**
 * The inverse; the identity if the matrix scales to 0.
 *
 * @param {DOMMatrix} matrix
 */
function inverted(matrix) {
  const inverse = matrix.inverse();
  return Number.isNaN(inverse.m11) ? new DOMMatrix() : inverse;
}

/**
 * @param {DOMMatrix} matrix
 * @param {number[]} place
 * @returns {[number, number]}
 */
function map(matrix, [x, y]) {
  if (matrix.isIdentity) return [x, y];
  const point = matrix.transformPoint({ x, y });
  return [point.x / point.w, point.y / point.w];
}

/**
 * The fingers [id, x, y, …] with converted locations.
 *
 * @param {number[]} fingers
 * @param {(place: number[]) => number[]} own
 */
export function ownFingers(fingers, own) {
  return fingers.flatMap((id, place) => (place % 3 === 0 ? [id, ...own(fingers.slice(place + 1, place + 3))] : []));
}
