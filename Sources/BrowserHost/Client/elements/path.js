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
    const { path, viewBox, fill = null, evenOdd = false, stroke = null, layers = [] } = content;
    if (this.repaint(content, previous)) return;
    if (path !== previous?.path) this.path.setAttribute("d", path);
    this.svg.setAttribute("viewBox", viewBox.join(" "));
    this.definitions.replaceChildren();
    this.removeLayers();
    this.canvas = null;
    const { style } = this.path;
    style.fillRule = evenOdd ? "evenodd" : "nonzero";
    outline(style, stroke);
    style.fill = this.paint(this.path, fill, "fill", viewBox);
    style.stroke = this.paint(this.path, stroke?.paint, "stroke", viewBox, stroke?.width ?? 0);
    for (const layer of layers) this.addLayer(layer, viewBox);
  }

  /** Leaves the first path alone. */
  removeLayers() {
    if (this.path.parentNode !== this.svg) this.svg.append(this.path);
    for (const child of [...this.svg.children]) {
      if (child !== this.definitions && child !== this.path) child.remove();
    }
  }

  /**
   * Adds a path in front of the others, which are a group with a mask if the path is cut out of them.
   *
   * @param {[string, any, boolean, boolean]} layer
   * @param {number[]} viewBox
   */
  addLayer([data, paint, evenOdd, clearsBehind], viewBox) {
    const shape = make("path");
    shape.setAttribute("d", data);
    shape.style.fillRule = evenOdd ? "evenodd" : "nonzero";
    if (clearsBehind) {
      const mask = makeMask(this.definitions);
      const rest = make("g");
      rest.append(...[...this.svg.children].filter((child) => child !== this.definitions));
      const [x, y, width, height] = viewBox;
      const area = make("rect");
      place(area, [x - width, y - height, width * 3, height * 3]);
      place(mask, [x - width, y - height, width * 3, height * 3]);
      area.style.fill = "white";
      mask.append(area, shape.cloneNode());
      rest.setAttribute("mask", `url(#${mask.id})`);
      this.svg.append(rest);
    }
    if (paint === null) return;
    this.svg.append(shape);
    shape.style.fill = this.paint(shape, paint, "fill", viewBox);
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
   * @param {SVGElement} path
   * @param {any} paint
   * @param {string} part
   * @param {number[]} viewBox
   */
  paint(path, paint, part, viewBox, lineWidth = 0) {
    if (!isAngular(paint) && !isDrawn(paint)) return svgPaint(paint, this.definitions, viewBox);
    const mask = makeMask(this.definitions);
    const shape = /** @type {SVGElement} */ (path.cloneNode());
    shape.style.fill = part === "fill" ? "white" : "none";
    shape.style.stroke = part === "stroke" ? "white" : "none";
    mask.append(shape);
    const box = isAngular(paint) ? makeSweep(paint, mask, viewBox) : this.makePicture(paint, mask, viewBox, lineWidth / 2);
    path.before(box);
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
    placeMasked(box, mask, [x - margin, y - margin, width + 2 * margin, height + 2 * margin]);
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

/** @param {SVGElement} definitions */
function makeMask(definitions) {
  const mask = make("mask");
  maskCount += 1;
  mask.id = `paintmask${maskCount}`;
  mask.setAttribute("maskUnits", "userSpaceOnUse");
  definitions.append(mask);
  return mask;
}

/**
 * @param {SVGElement} box
 * @param {number[]} area
 */
function place(box, [x, y, width, height]) {
  for (const [name, value] of Object.entries({ x, y, width, height })) box.setAttribute(name, String(value));
}

/**
 * Positions a box with a paint, and the mask over it.
 *
 * @param {SVGElement} box
 * @param {SVGElement} mask
 * @param {number[]} area
 */
function placeMasked(box, mask, area) {
  place(box, area);
  place(mask, area);
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
  placeMasked(sweep, mask, [x - width, y - height, width * 3, height * 3]);
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
