// A path element: a vector path, hit-tested only where it is painted.

import { paintedBox } from "../drawing/canvasDrawing.js";
import { Element } from "./element.js";
import { cssGradient, isAngular, isDrawn, svgPaint } from "../drawing/paint.js";

const svgNamespace = "http://www.w3.org/2000/svg";
const strokeProperties = ["width", "linecap", "linejoin", "miterlimit", "dasharray", "dashoffset"];

let maskCount = 0;

export class PathElement extends Element {
  svg = make("svg");
  definitions = make("defs");
  path = make("path");

  makeNode() {
    this.svg.setAttribute("preserveAspectRatio", "none");
    this.svg.setAttribute("aria-hidden", "true");
    this.svg.append(this.definitions, this.path);
    const node = document.createElement("div");
    node.append(this.svg);
    return node;
  }

  get contentNode() { return /** @type {any} */ (this.svg); }

  get ownRole() { return this.fields.label === null ? null : "img"; }

  get takesRole() { return this.fields.role !== null; }

  /**
   * @param {any} content
   * @param {any} previous
   */
  showContent(content, previous) {
    const { path, viewBox, fill = null, evenOdd = false, stroke = null } = content;
    if (this.repaint(content, previous)) return;
    if (path !== previous?.path) this.path.setAttribute("d", path);
    this.svg.setAttribute("viewBox", viewBox.join(" "));
    this.definitions.replaceChildren();
    this.svg.querySelectorAll("foreignObject").forEach((sweep) => sweep.remove());
    this.canvas = null;
    const { style } = this.path;
    style.fillRule = evenOdd ? "evenodd" : "nonzero";
    outline(style, stroke);
    style.fill = this.paint(fill, "fill", viewBox);
    style.stroke = this.paint(stroke?.paint, "stroke", viewBox, stroke?.width ?? 0);
  }

  /**
   * Redraws an animated mesh in the existing canvas; false if anything else has changed.
   *
   * @param {any} content
   * @param {any} previous
   */
  repaint(content, previous) {
    if (!this.canvas || !isDrawn(content.fill)) return false;
    /** @param {any} options */
    const rest = ({ fill: _, ...others }) => JSON.stringify(others);
    if (rest(content) !== rest(previous)) return false;
    const [, , width, height] = content.viewBox;
    this.draw(this.canvas, content.fill, width, height, 0);
    return true;
  }

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {any} paint
   * @param {number} width
   * @param {number} height
   * @param {number} margin
   */
  draw(canvas, paint, width, height, margin) {
    const drawing = paintedBox(paint, width, height, margin, () => {
      if (canvas.isConnected) drawing.draw(canvas);
    });
    drawing.draw(canvas);
  }

  /**
   * SVG has no conic gradients and no meshes: these are drawn as a box, masked by the path.
   *
   * @param {any} paint
   * @param {string} part
   * @param {number[]} viewBox
   */
  paint(paint, part, viewBox, lineWidth = 0) {
    if (!isAngular(paint) && !isDrawn(paint)) return svgPaint(paint, this.definitions, viewBox);
    const mask = make("mask");
    maskCount += 1;
    mask.id = `paintmask${maskCount}`;
    mask.setAttribute("maskUnits", "userSpaceOnUse");
    const shape = /** @type {SVGElement} */ (this.path.cloneNode());
    shape.style.fill = part === "fill" ? "white" : "none";
    shape.style.stroke = part === "stroke" ? "white" : "none";
    mask.append(shape);
    this.definitions.append(mask);
    const box = isAngular(paint) ? makeSweep(paint, mask, viewBox) : this.makePicture(paint, mask, viewBox, lineWidth / 2);
    this.svg.insertBefore(box, this.path);
    // A transparent paint can still be hit.
    return "transparent";
  }

  /**
   * A stroke extends beyond the box by half of its width, and farther at sharp corners.
   *
   * @param {any} paint
   * @param {SVGElement} mask
   * @param {number[]} box
   * @param {number} reach
   */
  makePicture(paint, mask, [x, y, width, height], reach) {
    const margin = 2 * reach;
    const box = make("foreignObject");
    place(box, mask, [x - margin, y - margin, width + 2 * margin, height + 2 * margin]);
    const canvas = document.createElement("canvas");
    canvas.className = "sweep";
    if (reach === 0) this.canvas = canvas;
    box.append(canvas);
    this.draw(canvas, paint, width, height, margin);
    return box;
  }
}

/** @param {string} name */
function make(name) { return document.createElementNS(svgNamespace, name); }

/**
 * Positions a box with a paint, and the mask over it.
 *
 * @param {SVGElement} box
 * @param {SVGElement} mask
 * @param {number[]} area
 */
function place(box, mask, [x, y, width, height]) {
  for (const owner of [box, mask]) {
    for (const [name, value] of Object.entries({ x, y, width, height })) owner.setAttribute(name, String(value));
  }
  box.setAttribute("mask", `url(#${mask.id})`);
}

/**
 * @param {any} paint
 * @param {SVGElement} mask
 * @param {number[]} box
 */
function makeSweep(paint, mask, [x, y, width, height]) {
  const sweep = make("foreignObject");
  // A stroke extends beyond the view box.
  place(sweep, mask, [x - width, y - height, width * 3, height * 3]);
  const box = document.createElement("div");
  const [name, centerX, centerY, ...rest] = paint;
  box.className = "sweep";
  box.style.backgroundImage = cssGradient([name, (centerX + 1) / 3, (centerY + 1) / 3, ...rest], width * 3, height * 3);
  sweep.append(box);
  return sweep;
}

/**
 * @param {CSSStyleDeclaration} style
 * @param {any} stroke
 */
function outline(style, stroke) {
  if (!stroke) {
    for (const name of strokeProperties) style.removeProperty(`stroke-${name}`);
    return;
  }
  const { width, cap, join, miter, dash = [], dashPhase = 0 } = stroke;
  style.strokeWidth = String(width);
  style.strokeLinecap = cap;
  style.strokeLinejoin = join;
  style.strokeMiterlimit = String(Math.max(miter, 1));
  style.strokeDasharray = dash.length > 0 ? dash.join(" ") : "none";
  style.strokeDashoffset = String(dashPhase);
}
