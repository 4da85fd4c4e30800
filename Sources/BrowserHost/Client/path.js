// A vector path. Only where it is painted can it be hit.

import { Element } from "./element.js";
import { svgPaint } from "./paint.js";

const svgNamespace = "http://www.w3.org/2000/svg";

export class PathElement extends Element {
  makeNode() {
    this.svg = document.createElementNS(svgNamespace, "svg");
    this.svg.setAttribute("preserveAspectRatio", "none");
    this.svg.setAttribute("aria-hidden", "true");
    this.definitions = document.createElementNS(svgNamespace, "defs");
    this.path = document.createElementNS(svgNamespace, "path");
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
    const { style } = this.path;
    style.fill = svgPaint(fill, this.definitions, viewBox);
    style.fillRule = evenOdd ? "evenodd" : "nonzero";
    style.stroke = svgPaint(stroke?.paint, this.definitions, viewBox);
    if (stroke) outline(style, stroke);
  }
}

function outline(style, { width, cap, join, miter, dash = [], dashPhase = 0 }) {
  style.strokeWidth = String(width);
  style.strokeLinecap = cap;
  style.strokeLinejoin = join;
  style.strokeMiterlimit = String(Math.max(miter, 1));
  style.strokeDasharray = dash.length > 0 ? dash.join(" ") : "none";
  style.strokeDashoffset = String(dashPhase);
}
