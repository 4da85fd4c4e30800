// Progress: a spinner of eight petals, or a bar. style.css alone draws and animates both.

import { Element } from "./element.js";
import { attribute } from "./meaning.js";

const svgNamespace = "http://www.w3.org/2000/svg";
const petalCount = 8;

/** An invisible spinner is not animated. */
const visibility = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.classList.toggle("resting", !isIntersecting);
});

export class ProgressElement extends Element {
  get ownRole() { return "progressbar"; }

  get takesRole() { return false; }

  /** @param {{ fraction?: number | null, tint: string }} options */
  showContent({ fraction = null, tint }) {
    this.node.style.setProperty("--tint", tint);
    const drawing = fraction === null ? "spinner" : "bar";
    if (!this.node.classList.contains(drawing)) this.draw(drawing);
    const share = fraction === null ? null : Math.min(Math.max(fraction, 0), 1);
    if (share === null) this.node.style.removeProperty("--fraction");
    else this.node.style.setProperty("--fraction", String(share));
    attribute(this.node, "aria-valuemin", share === null ? null : 0);
    attribute(this.node, "aria-valuemax", share === null ? null : 1);
    attribute(this.node, "aria-valuenow", share);
  }

  /** @param {any} drawing */
  draw(drawing) {
    this.node.classList.remove("spinner", "bar");
    this.node.classList.add(drawing);
    this.drawing?.remove();
    this.drawing = drawing === "spinner" ? makeSpinner() : makeBar();
    this.node.prepend(this.drawing);
    if (drawing === "spinner") visibility.observe(this.drawing);
  }

  dispose() {
    super.dispose();
    if (this.drawing) visibility.unobserve(this.drawing);
  }
}

function makeBar() {
  const track = document.createElement("div");
  track.className = "track";
  track.append(document.createElement("div"));
  return track;
}

function makeSpinner() {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", "-10 -10 20 20");
  svg.classList.add("petals");
  for (let petal = 0; petal < petalCount; petal += 1) {
    const line = document.createElementNS(svgNamespace, "line");
    line.setAttribute("y1", "-4.6");
    line.setAttribute("y2", "-8.4");
    line.setAttribute("transform", `rotate(${(petal * 360) / petalCount})`);
    line.setAttribute("opacity", String(0.2 + (0.8 * (petal + 1)) / petalCount));
    svg.append(line);
  }
  return svg;
}
