// A vector path. Only where it is painted can it be hit.

import { Element } from "./element.js";
import { cssGradient, isAngular, svgPaint } from "./paint.js";

const svgNamespace = "http://www.w3.org/2000/svg";
const strokeProperties = ["width", "linecap", "linejoin", "miterlimit", "dasharray", "dashoffset"];

let maskCount = 0;

export class PathElement extends Element {
  makeNode() {
    this.svg = make("svg");
    this.svg.setAttribute("preserveAspectRatio", "none");
    this.svg.setAttribute("aria-hidden", "true");
    this.definitions = make("defs");
    this.path = make("path");
    this.svg.append(this.definitions, this.path);
    const node = document.createElement("div");
    node.append(this.svg);
    return node;
  }

  get ownRole() { return this.fields.label === null ? null : "img"; }

  get takesRole() { return this.fields.role !== null; }

  showContent({ path, viewBox, fill = null, evenOdd = false, stroke = null }, previous) {
    if (path !== previous?.path) this.path.setAttribute("d", path);
    this.svg.setAttribute("viewBox", viewBox.join(" "));
    this.definitions.replaceChildren();
    this.svg.querySelectorAll("foreignObject").forEach((sweep) => sweep.remove());
    const { style } = this.path;
    style.fillRule = evenOdd ? "evenodd" : "nonzero";
    outline(style, stroke);
    style.fill = this.paint(fill, "fill", viewBox);
    style.stroke = this.paint(stroke?.paint, "stroke", viewBox);
  }

  /** SVG has no gradient that goes round: it is a box of CSS's behind a mask in the path's shape. */
  paint(paint, part, viewBox) {
    if (!isAngular(paint)) return svgPaint(paint, this.definitions, viewBox);
    const mask = make("mask");
    maskCount += 1;
    mask.id = `paintmask${maskCount}`;
    mask.setAttribute("maskUnits", "userSpaceOnUse");
    const shape = this.path.cloneNode();
    shape.style.fill = part === "fill" ? "white" : "none";
    shape.style.stroke = part === "stroke" ? "white" : "none";
    mask.append(shape);
    this.definitions.append(mask);
    this.svg.insertBefore(makeSweep(paint, mask, viewBox), this.path);
    // Clear paint can still be hit.
    return "transparent";
  }
}

function make(name) { return document.createElementNS(svgNamespace, name); }

function makeSweep(paint, mask, [x, y, width, height]) {
  const sweep = make("foreignObject");
  for (const owner of [sweep, mask]) {
    // A stroke reaches beyond the box that the path's coordinates are in.
    const place = { x: x - width, y: y - height, width: width * 3, height: height * 3 };
    for (const [name, value] of Object.entries(place)) owner.setAttribute(name, value);
  }
  sweep.setAttribute("mask", `url(#${mask.id})`);
  const box = document.createElement("div");
  const [name, centerX, centerY, ...rest] = paint;
  box.className = "sweep";
  box.style.backgroundImage = cssGradient([name, (centerX + 1) / 3, (centerY + 1) / 3, ...rest], width * 3, height * 3);
  sweep.append(box);
  return sweep;
}

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
