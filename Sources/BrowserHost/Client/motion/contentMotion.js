// Animates changes of an element's content: the old content fades, rolls or shrinks away while the new one appears.
//
// The new content is in the page at once, and a copy of the old one lies over it during the animation. Numbers roll in copies of
// their characters, placed where each one is, so that nothing is measured or spaced differently than at rest.

import { Travel, parseMotion } from "./curves.js";
import { now } from "./motions.js";
import { makeLine, placeLine } from "../elements/textFlow.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const charactersMax = 200;
const samples = 24;

/**
 * A function that plays the change once the new content is in place; null if nothing is to be played.
 *
 * @param {import("../elements/element.js").Element} element
 * @param {import("../transport/wire.js").Fields} fields
 * @param {import("./curves.js").WireMotion} wireMotion
 */
export function contentChange(element, fields, wireMotion) {
  const [kind, isDownwards = false] = fields.contentChange ?? [];
  const old = element.contentNode;
  if (!kind || !wireMotion || !old) return null;
  const timing = timingOf(wireMotion);
  if (!timing) return null;
  if (kind === "roll" && !reducedMotion.matches) {
    const before = charactersOf(element);
    if (before) return () => roll(element, before, isDownwards, timing);
  }
  const ghost = /** @type {HTMLElement} */ (old.cloneNode(true));
  const shrinks = kind === "replace" && !reducedMotion.matches;
  return () => replace(element, ghost, shrinks, timing);
}

/**
 * Ends a running animation, for example when the element is removed.
 *
 * @param {import("../elements/element.js").Element} element
 */
export function endContentChange(element) {
  element.endContentChange?.();
  element.endContentChange = null;
}

/**
 * The timing in the Web Animations API's format.
 *
 * @param {import("./curves.js").WireMotion} wireMotion
 */
function timingOf(wireMotion) {
  const motion = { ...parseMotion(wireMotion), repeats: 1, pause: 0 };
  const travel = new Travel([0], [0], [1], motion, now(), 0.002);
  const seconds = travel.cycleSeconds / motion.speed;
  if (seconds <= 0) return null;
  const easing = motion.timing ? bezier(motion.timing) : sampled(travel);
  return { duration: seconds * 1000, delay: motion.delay * 1000, easing, fill: /** @type {const} */ ("both") };
}

/** @param {import("./curves.js").TimingCurve} timingCurve */
function bezier({ x1, y1, x2, y2 }) { return `cubic-bezier(${x1},${y1},${x2},${y2})`; }

/** @param {import("./curves.js").Travel} travel */
function sampled(travel) {
  const values = Array.from({ length: samples + 1 }, (_, step) =>
    travel.along((travel.cycleSeconds * step) / samples).values[0].toFixed(4));
  return `linear(${values.join(",")})`;
}

// MARK: As a whole

/**
 * @param {import("../elements/element.js").Element} element
 * @param {HTMLElement} ghost
 * @param {boolean} shrinks
 * @param {KeyframeAnimationOptions} timing
 */
function replace(element, ghost, shrinks, timing) {
  endContentChange(element);
  const fresh = /** @type {HTMLElement} */ (element.contentNode);
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  element.node.append(ghost);
  const small = shrinks ? { scale: "0.5" } : {}, large = shrinks ? { scale: "1" } : {};
  const coming = fresh.animate([{ opacity: 0, ...small }, { opacity: 1, ...large }], timing);
  const going = ghost.animate([{ opacity: 1, ...large }, { opacity: 0, ...small }], timing);
  finish(element, [coming, going], () => ghost.remove());
}

/**
 * @param {import("../elements/element.js").Element} element
 * @param {Animation[]} animations
 * @param {() => void} clean
 */
function finish(element, animations, clean) {
  const end = () => {
    for (const animation of animations) animation.cancel();
    clean();
  };
  element.endContentChange = end;
  Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
    if (element.endContentChange === end) endContentChange(element);
  });
}

// MARK: Character by character

/** @typedef {{ text: string, row: number, run: HTMLElement, x: number, baseline: number }} Character */

/**
 * The position of each character; null if there are too many.
 *
 * @param {import("../elements/element.js").Element} element
 */
function charactersOf(element) {
  const { contentNode, shown } = /** @type {import("../elements/text.js").TextElement} */ (element);
  /** @type {Character[]} */
  const characters = [];
  const origin = element.node.getBoundingClientRect();
  const scale = origin.width > 0 ? element.node.offsetWidth / origin.width : 1;
  for (const [row, line] of [...contentNode.querySelectorAll(".line")].entries()) {
    const baseline = shown.flat()[row]?.[1] ?? 0;
    for (const run of line.querySelectorAll(".run")) {
      const node = run.firstChild;
      if (!(node instanceof Text)) continue;
      let start = 0;
      for (const text of node.data) {
        const range = document.createRange();
        range.setStart(node, start);
        start += text.length;
        range.setEnd(node, start);
        const x = (range.getBoundingClientRect().left - origin.left) * scale;
        characters.push({ text, row, run: /** @type {HTMLElement} */ (run.cloneNode(false)), x, baseline });
        if (characters.length > charactersMax) return null;
      }
    }
  }
  return characters;
}

/**
 * Numbers are aligned at their last digits, so that each digit rolls by itself.
 *
 * @param {import("../elements/element.js").Element} element
 * @param {Character[]} before
 * @param {boolean} isDownwards
 * @param {KeyframeAnimationOptions} timing
 */
function roll(element, before, isDownwards, timing) {
  const after = charactersOf(element);
  if (!after) return;
  endContentChange(element);
  const stage = document.createElement("div");
  stage.className = "ghost";
  stage.setAttribute("aria-hidden", "true");
  const animations = [/** @type {HTMLElement} */ (element.contentNode).animate([{ opacity: 0 }, { opacity: 0 }], timing)];
  const way = isDownwards ? -1 : 1;
  const count = Math.max(before.length, after.length);
  for (let place = 1; place <= count; place += 1) {
    const [old, fresh] = [before.at(-place), after.at(-place)].map((it, side) =>
      place <= [before, after][side].length ? it : null);
    const [gone, shown] = [old && show(old, stage), fresh && show(fresh, stage)];
    if (old && fresh && gone && shown && old.text === fresh.text && old.row === fresh.row) {
      gone.remove();
      animations.push(shown.animate([{ translate: `${old.x - fresh.x}px 0` }, { translate: "0 0" }], timing));
      continue;
    }
    /** @param {number} sign */
    const away = (sign) => ({ opacity: 0, translate: `0 ${sign * 0.6}em`, filter: "blur(2px)" });
    const here = { opacity: 1, translate: "0 0", filter: "blur(0)" };
    if (gone) animations.push(gone.animate([here, away(-way)], timing));
    if (shown) animations.push(shown.animate([away(way), here], timing));
  }
  element.node.append(stage);
  finish(element, animations, () => stage.remove());
}

/**
 * Shows one character as a line of its own, at its position.
 *
 * @param {Character} character
 * @param {HTMLElement} stage
 */
function show({ text, run, x, baseline }, stage) {
  const [paragraph, line, box] = [document.createElement("div"), makeLine(), /** @type {HTMLElement} */ (run.cloneNode(false))];
  paragraph.className = "paragraph rolling";
  box.textContent = text;
  box.style.marginLeft = "";
  box.style.left = `${x}px`;
  line.prepend(box);
  placeLine(line, baseline, 0);
  paragraph.append(line);
  stage.append(paragraph);
  return box;
}
