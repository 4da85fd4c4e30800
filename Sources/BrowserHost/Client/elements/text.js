// A text, laid out by the host: each run of characters is placed where it was measured, in the same font file.
//
// A paragraph is a block that contains its lines in its flow (see textFlow.js). Unchanged lines keep their nodes, and so does a
// selection in them; a line in which only characters and positions changed keeps its nodes, too, since new ones would need their
// styles computed.

import { Element } from "./element.js";
import { emojiFamilies, quotedFamily } from "../drawing/families.js";
import { isImageRun, makeImageRun, rewriteImageRun } from "./textImage.js";
import { opensPages, unnamedAddress } from "../page/links.js";
import { attribute } from "./meaning.js";
import { speak } from "./spoken.js";
import { reachAbove } from "../page/fonts.js";
import { showPaint } from "../drawing/paintImage.js";
import { fitLater } from "./textFit.js";
import { firstRun, fitLines, linesOf, makeLine, placeLines, placeRuns } from "./textFlow.js";

/** The field of a line that says whether a line feed ended it. */
const endField = 3;

/** Hebrew, Arabic and related scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

const underline = 1, strikethrough = 2, italic = 4, fixedDigits = 8;
/** @type {[number, string][]} */
const linePatterns = [[16, "dotted"], [32, "dashed"], [64, "double"]];

/**
 * A line and a run in the wire format; see `text` in Documentation/Protocol.md.
 *
 * @typedef {any[]} Line
 * @typedef {any[]} Run
 */

export class TextElement extends Element {
  lines = document.createElement("div");
  /** @type {Line[][]} */
  shown = [];
  /** @type {HTMLElement | null} the label, for assistive technology */
  spoken = null;

  get isSolid() { return true; }

  get contentNode() { return this.lines; }

  makeNode() {
    this.lines.className = "lines";
    const node = document.createElement("div");
    node.append(this.lines);
    node.addEventListener("click", (event) => this.follow(event));
    return node;
  }

  /**
   * If the app handles links itself, reports which one was pressed.
   *
   * @param {MouseEvent & { target: any }} event
   */
  follow(event) {
    const link = event.target.closest?.("a.run");
    if (!link) return;
    event.stopPropagation();
    const isHeard = this.listensTo("link");
    // The placeholder for an app's address leads nowhere, whether the app listens or not.
    if (isHeard || link.getAttribute("href") === unnamedAddress) event.preventDefault();
    if (isHeard) this.report("link", { index: [...this.lines.querySelectorAll(".run[href]")].indexOf(link) });
  }

  /**
   * A label is spoken instead of the visible characters.
   *
   * @param {string | null} label
   */
  name(label) {
    attribute(this.lines, "aria-hidden", label === null ? null : "true");
    this.spoken = speak(this.node, this.spoken, label);
  }

  get ownRole() { return null; }

  get takesRole() { return this.fields.role !== null; }

  /** @param {any[][]} lines */
  showContent(lines) {
    const box = this.fields.frame.slice(2);
    const shown = paragraphs(lines);
    // Others (a translator) may have changed the page: count our own nodes, not positions.
    while (this.lines.childElementCount > shown.length) this.lines.lastElementChild?.remove();
    shown.forEach((paragraph, place) => {
      const present = /** @type {HTMLElement | undefined} */ (this.lines.children[place]);
      const node = present ?? this.lines.appendChild(document.createElement("div"));
      node.className = "paragraph";
      node.style.height = `${(shown[place + 1]?.[0][0] ?? endOf(paragraph)) - paragraph[0][0]}px`;
      showParagraph(node, this.shown[place] ?? [], paragraph, box);
    });
    this.lines.style.top = `${shown[0]?.[0][0] ?? 0}px`;
    this.shown = shown;
    fitLater(this);
  }
}

/**
 * Splits lines into paragraphs after each line feed.
 *
 * @param {any[][]} lines
 */
function paragraphs(lines) {
  /** @type {Line[][]} */
  const found = [[]];
  lines.forEach((line, place) => {
    found[found.length - 1].push(line);
    if (line[endField] && place < lines.length - 1) found.push([]);
  });
  return lines.length === 0 ? [] : found;
}

/** @param {any[][]} lines */
function endOf(lines) {
  const [top, , height] = lines[lines.length - 1];
  return top + height;
}

/**
 * @param {any} node
 * @param {any[][]} before
 * @param {any[][]} lines
 * @param {number[]} box
 */
function showParagraph(node, before, lines, box) {
  /** @param {number} place */
  const make = (place) => fill(makeLine(), lines[place], box);
  const present = linesOf(node).slice(0, lines.length);
  present.forEach((old, place) => {
    if (!rewrite(old, before[place], lines[place])) old.replaceWith(make(place));
  });
  fitLines(node, lines.length, make);
  placeLines(linesOf(node), lines);
}

/**
 * Updates a line's node; returns false if it needs a new one.
 *
 * @param {any} node
 * @param {any[]} old
 * @param {any[]} line
 */
function rewrite(node, old, line) {
  if (!old || old.length !== line.length || node.children[line.length - firstRun] !== node.strut) return false;
  for (let place = firstRun; place < line.length; place += 1) {
    if (line[place][8]?.paint || !isOneStyle(old[place], line[place])) return false;
  }
  const runs = line.slice(firstRun);
  runs.forEach((run, place) => rewriteRun(node.children[place], old[firstRun + place], run));
  placeRuns(node.children, runs);
  return true;
}

/**
 * Whether two runs differ at most in their characters and positions.
 *
 * @param {any[]} old
 * @param {any[]} run
 */
function isOneStyle(old, run) {
  if (old.length !== run.length) return false;
  for (let place = 3; place < run.length; place += 1) {
    const [left, right] = [old[place], run[place]];
    if (left === right) continue;
    if (left === null || typeof left !== "object" || JSON.stringify(left) !== JSON.stringify(right)) return false;
  }
  return true;
}

/**
 * @param {HTMLElement} node
 * @param {any[]} values
 * @param {any[]} run
 */
function rewriteRun(node, [oldText, , oldWidth], run) {
  const [text, , width, family] = run;
  if (isImageRun(run)) return rewriteImageRun(node, width);
  if (text !== oldText) write(node, text);
  if (width !== oldWidth && family === null) node.style.width = `${width}px`;
}

/**
 * Changes the data of the existing text node, so that a selection is kept.
 *
 * @param {HTMLElement} node
 * @param {string} text
 */
function write(node, text) {
  const { firstChild } = node;
  if (text !== "" && node.childNodes.length === 1 && firstChild instanceof Text) firstChild.data = text;
  else node.textContent = text;
}

/**
 * Inserts a line's runs before its strut. An empty line becomes a line feed when copied.
 *
 * @param {any} node
 * @param {any[]} line
 * @param {number[]} box
 */
function fill(node, line, box) {
  const runs = line.slice(firstRun);
  node.prepend(...(runs.length > 0 ? runs.map(makeRun) : [document.createElement("br")]));
  placeRuns(node.children, runs);
  runs.forEach((run, place) => fillRun(node.children[place], run, line, box));
  return node;
}

/** @param {any[]} run */
function makeRun(run) { return isImageRun(run) ? makeImageRun(run) : makeTextRun(run); }

/** @param {Run} run */
function makeTextRun([text, , width, family, size, color, decoration = 0, tracking = 0, extras = {}]) {
  const run = extras.link ? makeLink(extras.link) : document.createElement("span");
  run.classList.add("run");
  run.textContent = text;
  const { style } = run;
  style.fontFamily = family === null ? emojiFamilies : quotedFamily(family);
  style.fontSize = `${size}px`;
  style.color = color;
  if (family === null) {
    run.classList.add("foreign");
    style.width = `${width}px`;
  }
  if (rightToLeft.test(text)) run.classList.add("rightToLeft");
  // A user style sheet may increase it; the host has taken that into account.
  if (tracking !== 0) style.setProperty("letter-spacing", `${tracking}px`, "important");
  if (decoration & italic) {
    style.fontStyle = "italic";
    style.fontSynthesis = "style";
  }
  if (decoration & fixedDigits) style.fontVariantNumeric = "tabular-nums";
  const lines = [decoration & underline && "underline", decoration & strikethrough && "line-through"].filter(Boolean);
  if (lines.length > 0) style.textDecorationLine = lines.join(" ");
  for (const [bit, pattern] of linePatterns) if (decoration & bit) style.textDecorationStyle = pattern;
  if (extras.color) style.textDecorationColor = extras.color;
  if (extras.background) style.backgroundColor = extras.background;
  if (extras.lift) style.top = `${-extras.lift}px`;
  return run;
}

/**
 * The characters are the clip of a background that is as large as the text and positioned with it. Glyphs extend beyond their
 * box, so the box is enlarged.
 *
 * @param {HTMLElement} node
 * @param {any[]} run
 * @param {any[]} line
 * @param {number[]} box
 */
function fillRun({ style, classList }, run, [, baseline], [width, height]) {
  const [, x, , family, size, , , , extras] = run;
  const { paint, image } = extras ?? {};
  if (!paint || image || family === null || size === 0) return;
  const reach = Math.ceil(size / 2);
  classList.add("painted");
  style.padding = `${reach}px`;
  style.marginLeft = `${(parseFloat(style.marginLeft) || 0) - reach}px`;
  style.marginRight = `${-reach}px`;
  style.backgroundSize = `${width}px ${height}px`;
  style.backgroundPosition = `${reach - x}px ${reach - (baseline - reachAbove(style.fontFamily, size))}px`;
  showPaint(paint, width, height, (image) => { style.backgroundImage = image; });
}

/**
 * A page is opened in a new tab without access to this one. The host follows unnamed addresses; addresses with other schemes are
 * shown as plain text.
 *
 * @param {string} address
 */
function makeLink(address) {
  const isUnnamed = address === unnamedAddress;
  if (!isUnnamed && !opensPages(address)) return document.createElement("span");
  const link = document.createElement("a");
  link.href = address;
  if (isUnnamed) return link;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  return link;
}
