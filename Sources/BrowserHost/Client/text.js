// Laid-out text: each run of characters stands where the host measured it to be, in the same font file.
//
// A run is a box of its own whose baseline hangs on a strut (see style.css), since browsers round a line's ascent and
// descent, each in its own way. Lines that didn't change keep their nodes, and with them a selection that is in them; a
// line of which only words and places changed keeps them too, since new ones would have to be styled.

import { Element } from "./element.js";
import { emojiFamilies, quotedFamily } from "./families.js";
import { isImageRun, makeImageRun, rewriteImageRun } from "./textImage.js";
import { opensPages, unnamedAddress } from "./links.js";
import { attribute } from "./meaning.js";
import { showPaint } from "./paintImage.js";

/** A line is four fields, then its runs. */
const firstRun = 4;

const underline = 1, strikethrough = 2, italic = 4, fixedDigits = 8;
const linePatterns = [[16, "dotted"], [32, "dashed"], [64, "double"]];

export class TextElement extends Element {
  get isSolid() { return true; }

  get contentNode() { return this.lines; }

  makeNode() {
    this.lines = document.createElement("div");
    this.lines.className = "lines";
    this.shown = [];
    const node = document.createElement("div");
    node.append(this.lines);
    node.addEventListener("click", (event) => this.follow(event));
    return node;
  }

  /** Where the app follows links by itself, it hears which one was pressed. */
  follow(event) {
    const link = event.target.closest?.("a.run");
    if (!link) return;
    event.stopPropagation();
    const isHeard = this.listensTo("link");
    // What stands for an address of the app's leads nowhere, whoever listens.
    if (isHeard || link.getAttribute("href") === unnamedAddress) event.preventDefault();
    if (isHeard) this.report("link", { index: [...this.lines.querySelectorAll(".run[href]")].indexOf(link) });
  }

  /** A label is spoken in place of the characters that are seen. */
  name(label) {
    attribute(this.lines, "aria-hidden", label === null ? null : "true");
    if (label === null) {
      this.spoken?.remove();
      this.spoken = null;
      return;
    }
    if (!this.spoken) {
      this.spoken = document.createElement("span");
      this.spoken.className = "spoken";
      this.node.prepend(this.spoken);
    }
    if (this.spoken.textContent !== label) this.spoken.textContent = label;
  }

  get ownRole() { return null; }

  get takesRole() { return this.fields.role !== null; }

  showContent(lines) {
    const box = this.fields.frame.slice(2);
    const shown = lines.map((line, place) => ({ line, gap: gapAfter(line, lines[place + 1]) }));
    // The page may have been changed by others (a translator): count on our own nodes, not on their places.
    while (this.lines.childElementCount > lines.length) this.lines.lastElementChild.remove();
    shown.forEach(({ line, gap }, place) => {
      const present = this.lines.children[place];
      if (present && rewrite(present, this.shown[place], { line, gap })) return;
      const node = makeLine(line, gap, box);
      if (present) present.replaceWith(node); else this.lines.append(node);
    });
    this.shown = shown;
  }
}

/** Writes what is new of a line into its node; false where that takes another node. */
function rewrite(node, before, { line, gap }) {
  if (!before || before.gap !== gap || before.line.length !== line.length) return false;
  const old = before.line, runCount = line.length - firstRun;
  for (let place = 0; place < 3; place += 1) if (old[place] !== line[place]) return false;
  if (node.childElementCount !== runCount + (gap === "" ? 0 : 1)) return false;
  for (let place = firstRun; place < line.length; place += 1) {
    if (line[place][8]?.paint || !isOneStyle(old[place], line[place])) return false;
  }
  let run = node.firstElementChild;
  for (let place = firstRun; place < line.length; place += 1, run = run.nextElementSibling) {
    rewriteRun(run, old[place], line[place]);
  }
  return true;
}

/** Whether two runs differ in their characters and their places at most. */
function isOneStyle(old, run) {
  if (old.length !== run.length) return false;
  for (let place = 3; place < run.length; place += 1) {
    const [left, right] = [old[place], run[place]];
    if (left === right) continue;
    if (left === null || typeof left !== "object" || JSON.stringify(left) !== JSON.stringify(right)) return false;
  }
  return true;
}

function rewriteRun(node, [oldText, oldX, oldWidth], run) {
  const [text, x, width, family] = run;
  if (isImageRun(run)) return rewriteImageRun(node, x, width);
  if (text !== oldText) write(node, text);
  if (x !== oldX) node.style.left = `${x}px`;
  if (width !== oldWidth && family === null) node.style.width = `${width}px`;
}

/** Other letters in the same text node: a selection stays where it is. */
function write(node, text) {
  const { firstChild } = node;
  if (text !== "" && node.childNodes.length === 1 && firstChild.nodeType === Node.TEXT_NODE) firstChild.data = text;
  else node.textContent = text;
}

function makeLine([top, baseline, height, , ...runs], gap, box) {
  const line = document.createElement("div");
  line.className = "line";
  line.style.top = `${top}px`;
  line.style.height = `${height}px`;
  line.style.setProperty("--baseline", `${baseline - top}px`);
  line.append(...runs.map(makeRun));
  runs.forEach((run, place) => fillRun(line.children[place], run, top, box));
  if (gap !== "") {
    const node = document.createElement("span");
    node.className = "gap";
    node.textContent = gap;
    line.append(node);
  }
  return line;
}

function makeRun(run) { return isImageRun(run) ? makeImageRun(run) : makeTextRun(run); }

function makeTextRun([text, x, width, family, size, color, decoration = 0, tracking = 0, extras = {}]) {
  const run = extras.link ? makeLink(extras.link) : document.createElement("span");
  run.classList.add("run");
  run.textContent = text;
  const { style } = run;
  style.left = `${x}px`;
  style.fontFamily = family === null ? emojiFamilies : quotedFamily(family);
  style.fontSize = `${size}px`;
  style.color = color;
  if (family === null) style.width = `${width}px`;
  if (tracking !== 0) style.letterSpacing = `${tracking}px`;
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
 * Characters are cut out of a picture that is as large as the text and stays where the text is; they reach out of their
 * box, so that is made larger.
 */
function fillRun({ style, classList }, [, x, , family, size, , , , { paint, image } = {}], top, [width, height]) {
  if (!paint || image || family === null || size === 0) return;
  const reach = Math.ceil(size / 2);
  classList.add("painted");
  style.padding = `${reach}px`;
  style.left = `${x - reach}px`;
  style.marginTop = `${-reach}px`;
  style.backgroundSize = `${width}px ${height}px`;
  style.backgroundPosition = `${reach - x}px ${reach - top}px`;
  showPaint(paint, width, height, (image) => { style.backgroundImage = image; });
}

/**
 * A page is opened beside this one, which it knows nothing of. An address that isn't named is the host's to follow; those
 * of other kinds are text.
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

/** What stands between two lines in copied text: a line feed between paragraphs. A blank at which a line broke is its last run. */
function gapAfter(line, next) { return next && line[3] ? "\n" : ""; }
