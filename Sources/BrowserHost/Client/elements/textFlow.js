// Places a paragraph's lines in the flow of one block, each where the host laid it out.
//
// The browser treats text in one flow as one text: a word that is broken across lines can be found, copied and read aloud as a
// whole. The block has no width, and lines can only break at the `wbr` between two of our lines, so the line breaks are the
// host's.
//
// A line's position comes from a strut: an empty inline box with font size 0, whose line height extends exactly as far above and
// below the baseline as required. The visible text has a line height of 0.

/**
 * Half of the difference between a font's ascent and descent is at most this share of its size: text with line height 0 extends
 * up to that far above its baseline.
 */
const reachOfSize = 0.6;

/** The fields for a line's top, its baseline and its height. */
const [topField, baselineField, heightField] = [0, 1, 2];

/** A line has four fields, followed by its runs. */
export const firstRun = 4;

/**
 * A line's node: `strut` determines its height, `place` is the key of its current position.
 *
 * @typedef {HTMLSpanElement & { strut: HTMLSpanElement, place?: string }} LineNode
 */

/** @returns {LineNode} */
export function makeLine() {
  const line = /** @type {LineNode} */ (document.createElement("span"));
  line.className = "line";
  // After the text: a browser would leave an empty box at the start of a line on the line before.
  line.strut = document.createElement("span");
  line.strut.className = "strut";
  line.append(line.strut);
  return line;
}

/**
 * Gives a paragraph's block `count` lines; `makeNew` makes missing ones. The browser may break only between two of them: with
 * `line-break: anywhere`, Firefox would also break inside our lines.
 *
 * @param {HTMLElement} block
 * @param {number} count
 * @param {(place: number) => LineNode} makeNew
 */
export function fitLines(block, count, makeNew) {
  while (block.childElementCount > Math.max(2 * count - 1, 0)) block.lastElementChild?.remove();
  for (let place = linesOf(block).length; place < count; place += 1) {
    if (place > 0) block.append(makeBreak());
    block.append(makeNew(place));
  }
}

/** Chromium would read it aloud as a space in the middle of a word. */
function makeBreak() {
  const node = document.createElement("wbr");
  node.setAttribute("aria-hidden", "true");
  return node;
}

/** @param {HTMLElement} block */
export function linesOf(block) {
  return /** @type {LineNode[]} */ ([...block.children].filter((node) => node.localName !== "wbr"));
}

/**
 * Places consecutive lines in a paragraph's block.
 *
 * @param {LineNode[]} nodes
 * @param {any[][]} lines
 */
export function placeLines(nodes, lines) {
  const origin = lines[0]?.[topField] ?? 0;
  let end = 0;
  nodes.forEach((node, place) => {
    const line = lines[place];
    const baseline = line[baselineField] - origin;
    const above = Math.max(baseline - end, reachOfSize * sizeOf(line));
    const below = Math.max(line[topField] + line[heightField] - line[baselineField], 0);
    placeLine(node, above, below, baseline - end - above);
    end += heightOf(above, below);
  });
}

/**
 * Browsers round half of a line height to whole points, so the height is even.
 *
 * @param {number} above
 * @param {number} below
 */
function heightOf(above, below) { return 2 * Math.ceil((above + below) / 2); }

/**
 * `shift` moves a line that extends higher than its space allows.
 *
 * @param {LineNode} node
 * @param {number} above
 * @param {number} below
 */
export function placeLine(node, above, below, shift = 0) {
  const height = heightOf(above, below);
  const key = `${above} ${height} ${shift}`;
  if (node.place === key) return;
  node.place = key;
  const { style } = node.strut;
  style.setProperty("line-height", `${height}px`, "important");
  style.verticalAlign = `${above - height / 2}px`;
  node.style.top = shift === 0 ? "" : `${shift}px`;
}

/** @param {any[]} line */
function sizeOf(line) { return line.slice(firstRun).reduce((largest, run) => Math.max(largest, run[4]), 0); }

/**
 * Keeps each run at the host's position, wherever the previous one ends.
 *
 * @param {HTMLElement[]} nodes
 * @param {any[][]} runs
 */
export function placeRuns(nodes, runs) {
  let end = 0;
  runs.forEach(([, x, width], place) => {
    const gap = x - end;
    nodes[place].style.marginLeft = Math.abs(gap) < 0.01 ? "" : `${gap}px`;
    end = x + width;
  });
}
