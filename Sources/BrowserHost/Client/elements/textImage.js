// Inline images: runs that are a picture instead of characters.

import { renewMask, retryWhenFailed } from "./imageRetry.js";

const svgNamespace = "http://www.w3.org/2000/svg";

/** @param {any[]} run */
export function isImageRun(run) { return Boolean(run[8]?.image); }

/**
 * Aligned so that its ascent is above the line's baseline.
 *
 * @param {any[]} values
 */
export function makeImageRun([, , width, , , color, , , { image, lift = 0 }]) {
  const [ascent, height, label, kind, ...drawing] = image;
  const node = kind === "symbol" ? makeSymbol(drawing, color) : makeBitmap(drawing);
  node.classList.add("run", "runImage");
  const { style } = node;
  style.verticalAlign = `${ascent - height}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
  // It has no effect on the line's height, which the host determines.
  style.marginTop = `${-height}px`;
  if (lift !== 0) style.top = `${-lift}px`;
  if (label !== null) {
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", label);
  } else {
    node.setAttribute("aria-hidden", "true");
  }
  return node;
}

/**
 * @param {HTMLElement} node
 * @param {number} width
 */
export function rewriteImageRun({ style }, width) { style.width = `${width}px`; }

/**
 * @param {any[]} values
 * @param {string} color
 */
function makeSymbol([path, viewBox, evenOdd], color) {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", viewBox.join(" "));
  svg.setAttribute("preserveAspectRatio", "none");
  const shape = document.createElementNS(svgNamespace, "path");
  shape.setAttribute("d", path);
  shape.style.fill = color;
  shape.style.fillRule = evenOdd ? "evenodd" : "nonzero";
  svg.append(shape);
  return svg;
}

/**
 * The shape of the bitmap in one color.
 *
 * @param {string} resource
 * @param {string} tint
 */
function makeStencil(resource, tint) {
  const node = document.createElement("span");
  node.style.backgroundColor = tint;
  node.style.maskImage = `url(${JSON.stringify(resource)})`;
  node.style.maskSize = "100% 100%";
  // A mask doesn't tell whether it failed.
  const image = new Image();
  retryWhenFailed(image, () => renewMask(node), node);
  image.src = resource;
  return node;
}

/** @param {any[]} values */
function makeBitmap([resource, tint, pixelated]) {
  if (tint !== null) return makeStencil(resource, tint);
  const node = document.createElement("img");
  node.src = resource;
  node.alt = "";
  node.draggable = false;
  retryWhenFailed(node);
  node.style.imageRendering = pixelated ? "pixelated" : "";
  return node;
}
