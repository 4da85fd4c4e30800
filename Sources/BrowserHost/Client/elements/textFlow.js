// Places the lines of a paragraph in the flow of one block, each where the host laid it out.
//
// Text that stands in one flow is one text to the browser: a word that is broken between two lines is found, copied and read
// out whole. The block has no width, and a line may end only at the `wbr` between two of ours, so the lines are the host's.
//
// A line's place comes from a strut: an empty inline box of no font size, whose line height reaches exactly so far above
// and below the baseline as is asked for. What is seen of the line has a line height of 0.

/** A font's ascent less its descent, halved, is no more of its size: so far a line reaches up by itself. */
const reachOfSize = 0.6;

/** Where a line begins: how high it is, and where the baseline lies. */
const [topField, baselineField, heightField] = [0, 1, 2];

/** A line is four fields, then its runs. */
export const firstRun = 4;

/**
 * A line's node: `strut` gives it its height, `place` says where that has put it.
 *
 * @typedef {HTMLSpanElement & { strut: HTMLSpanElement, place?: string }} LineNode
 */

/** @returns {LineNode} */
export function makeLine() {
  const line = /** @type {LineNode} */ (document.createElement("span"));
  line.className = "line";
  // Behind the text: a browser leaves an empty box that comes first on the line before.
  line.strut = document.createElement("span");
  line.strut.className = "strut";
  line.append(line.strut);
  return line;
}

/**
 * Makes a paragraph's block have so many lines, and `makeNew` those that it lacks. Between two of them the browser may end a
 * line: where it may do so anywhere (`line-break`), Firefox ends lines within ours, too.
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

/** Chromium would read it out as a blank in the middle of a word. */
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
 * Places lines that follow each other in a paragraph's block.
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
 * Browsers halve a line height in whole points.
 *
 * @param {number} above
 * @param {number} below
 */
function heightOf(above, below) { return 2 * Math.ceil((above + below) / 2); }

/**
 * `shift` moves a line that reaches higher than it has room for.
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
 * Keeps each run where the host has it, whatever ends before it.
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
