// Converts a pointer's place to an element's coordinates, however the element and its ancestors are rotated and scaled.

import { cssTransform } from "../motion/transforms.js";

/**
 * Where an element was seen at one moment: it may move under the finger. Places are in the units of its frame, from the
 * frame's corner, as if its own transform were none, so that they follow the finger while that changes.
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
 * Turns a ground's places into the element's own, by the transform that the host gave it, wherever that travels. The host
 * turns them back: a gesture that goes on keeps the transform of its beginning, here and there.
 */
export class OwnPlaces {
  /** @param {import("../elements/element.js").Element<any>} element */
  constructor(element) {
    this.element = element;
    this.known = new Map();
  }

  /**
   * What turns a place, for a gesture in some phase while so many fingers are down.
   *
   * @param {number} index
   * @param {string | undefined} name
   * @param {string} phase
   * @param {number} fingers
   */
  turning(index, name, phase, fingers) {
    // Another finger is no new touch.
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
 * How those around an element turn and scale it, and a scroll view that magnifies it. Where they put it is to be seen.
 *
 * @param {HTMLElement} node
 */
function linear(node) {
  let matrix = scaling(getComputedStyle(node));
  // What is around a dialog doesn't turn it.
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
 * A transform about a point, of which only what happens to the plane counts: depth is flattened.
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
 * What is scaled to nothing leaves places as they are.
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
 * The fingers [id, x, y, …] with their places turned.
 *
 * @param {number[]} fingers
 * @param {(place: number[]) => number[]} own
 */
export function ownFingers(fingers, own) {
  return fingers.flatMap((id, place) => (place % 3 === 0 ? [id, ...own(fingers.slice(place + 1, place + 3))] : []));
}
