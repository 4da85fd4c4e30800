// Corrects the widths of runs in browsers that round each glyph to whole pixels (WebKitGTK, at one pixel per point): the
// difference from the laid-out width is distributed between the letters.
//
// Copies of runs are measured, since an element may be scaled, hidden or leaving.

import { isImageRun } from "./textImage.js";
import { firstRun, linesOf } from "./textFlow.js";

/**
 * @typedef {import("./text.js").TextElement} TextElement
 * @typedef {{ element: TextElement, node: HTMLElement, run: any[] }} PlacedRun
 */

/** Widths that differ by less are considered equal, in points. */
const tolerance = 0.02;

/** How many spacings are cached; beyond that, the cache is cleared. */
const knownMax = 4000;

/** @type {Map<string, number>} */
const spacings = new Map();

/** @type {Set<TextElement>} */
const waiting = new Set();

/** @type {boolean | undefined} */
let isRounding;

/** @type {import("./surface.js").Surface | undefined} */
let surface;

const ruler = document.createElement("div");
ruler.className = "element ruler";
ruler.setAttribute("aria-hidden", "true");

/**
 * Fits the runs of a text whose lines have changed, before the page is painted.
 *
 * @param {TextElement} element
 */
export function fitLater(element) {
  if (!surface) {
    surface = element.surface;
    observeScale();
  }
  isRounding ??= roundsLetters();
  if (isRounding) fitSoon(element);
}

/** @param {TextElement} element */
function fitSoon(element) {
  if (waiting.size === 0) queueMicrotask(fitWaiting);
  waiting.add(element);
}

function fitWaiting() {
  const runs = [...waiting].flatMap(runsOf);
  waiting.clear();
  const missing = runs.filter(({ node, run }) => !document.fonts.check(fontOf(node), run[0]));
  fit(runs);
  if (missing.length === 0) return;
  // Until its font has loaded, a text is invisible and has the widths of a fallback font.
  Promise.allSettled(missing.map(({ node, run }) => document.fonts.load(fontOf(node), run[0]))).then(() => {
    for (const { run } of missing) spacings.delete(keyOf(run));
    fit([...new Set(missing.map(({ element }) => element))].flatMap(runsOf));
  });
}

/**
 * The runs of characters in our own fonts.
 *
 * @param {TextElement} element
 * @returns {PlacedRun[]}
 */
function runsOf(element) {
  return element.shown.flatMap((lines, place) => {
    const block = /** @type {HTMLElement | undefined} */ (element.lines.children[place]);
    const nodes = block ? linesOf(block) : [];
    return lines.flatMap((line, row) => line.slice(firstRun).map((run, column) => (
      { element, node: /** @type {HTMLElement} */ (nodes[row]?.children[column]), run }
    )));
  }).filter(({ node, run: [text, , , family, size], run }) =>
    node?.classList.contains("run") && !isImageRun(run) && family !== null && size > 0 && text !== "");
}

/** @param {HTMLElement} node */
function fontOf({ style }) { return `${style.fontStyle} ${style.fontSize} ${style.fontFamily}`; }

/**
 * The cache key of a run's spacing: everything except its position, color and lines.
 *
 * @param {any[]} run
 */
function keyOf([text, , width, family, size, , decoration = 0, tracking = 0]) {
  return JSON.stringify([text, width, family, size, decoration, tracking]);
}

/** @param {PlacedRun[]} runs */
function fit(runs) {
  if (isRounding) measure(runs);
  for (const { node, run } of runs) {
    const [, , , , , , , tracking = 0] = run;
    space(node, isRounding ? spacings.get(keyOf(run)) ?? tracking : tracking);
  }
}

/**
 * @param {HTMLElement} node
 * @param {number} spacing
 */
function space({ style }, spacing) {
  if (spacing === 0) style.removeProperty("letter-spacing");
  else style.setProperty("letter-spacing", `${spacing}px`, "important");
}

/** @param {PlacedRun[]} runs */
function measure(runs) {
  if (spacings.size > knownMax) spacings.clear();
  const unknown = new Map(runs.map(({ node, run }) => [keyOf(run), { node, run }]));
  for (const key of spacings.keys()) unknown.delete(key);
  if (unknown.size === 0) return;
  const pairs = [...unknown].map(([key, { node, run }]) => {
    const tracking = run[7] ?? 0;
    // Both copies have a letter spacing, which disables ligatures.
    return { key, run, tracking, copies: [tracking + 1, tracking + 2].map((spacing) => copyOf(node, spacing)) };
  });
  ruler.replaceChildren(...pairs.flatMap(({ copies }) => copies));
  document.body.append(ruler);
  for (const { key, run: [, , width], tracking, copies } of pairs) {
    const [one, two] = copies.map((copy) => copy.getBoundingClientRect().width);
    const count = two - one;
    const spacing = count > 0.5 ? tracking + 1 + (width - one) / count : tracking;
    spacings.set(key, Math.abs(spacing - tracking) * count < tolerance ? tracking : spacing);
  }
  ruler.remove();
  ruler.replaceChildren();
}

/**
 * @param {HTMLElement} node
 * @param {number} spacing
 */
function copyOf(node, spacing) {
  const copy = document.createElement("span");
  copy.textContent = node.textContent;
  copy.className = node.classList.contains("rightToLeft") ? "run rightToLeft" : "run";
  const { fontFamily, fontSize, fontStyle, fontSynthesis, fontVariantNumeric } = node.style;
  Object.assign(copy.style, { fontFamily, fontSize, fontStyle, fontSynthesis, fontVariantNumeric });
  space(copy, spacing);
  return copy;
}

/** Whether glyph widths are rounded to whole pixels at every size; kerning is not rounded. */
function roundsLetters() {
  const texts = [11.37, 13.61, 17.29, 19.83].map((size) => {
    const text = document.createElement("span");
    text.className = "run";
    text.style.font = `${size}px sans-serif`;
    text.style.fontKerning = "none";
    text.style.fontVariantLigatures = "none";
    text.textContent = "Kissa lifts your weary afternoon";
    return text;
  });
  ruler.replaceChildren(...texts);
  document.body.append(ruler);
  const widths = texts.map((text) => text.getBoundingClientRect().width);
  ruler.remove();
  ruler.replaceChildren();
  return widths.every((width) => width > 0 && Math.abs(width - Math.round(width)) < tolerance);
}

/** Glyph widths may differ on another screen. */
function observeScale() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    isRounding = roundsLetters();
    spacings.clear();
    for (const element of surface?.elements.values() ?? []) {
      if (element.kind === "text") fitSoon(/** @type {any} */ (element));
    }
    observeScale();
  }, { once: true });
}
