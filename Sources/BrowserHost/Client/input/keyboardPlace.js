// Restores the focus when the focused node is removed or out of reach: to where it came from, if that is within reach again,
// else to the nearest control. Nobody who uses the keyboard has to begin at the top of the page.
//
// Where a person or the host takes the keyboard away, it stays away.

import { isField } from "./keyboardBar.js";
import { isOnlyUnseen } from "../drawing/look.js";

const controls = "button, a[href], input, select, textarea, [tabindex]";

/** All dialogs of the page, always. */
const dialogs = document.getElementsByTagName("dialog");

/** Places that are remembered while something lies over them. */
const coveredMax = 32;

/**
 * A node that had the keyboard, and where it was: the nodes around it, from the inside out, where it stood in each, and what
 * stood beside it.
 *
 * @typedef {object} Place
 * @property {HTMLElement} node
 * @property {{ node: HTMLElement, index: number, neighbours: (Element | null)[] }[]} around
 */

/**
 * Null where nobody has the keyboard.
 *
 * @type {Place | null}
 */
let here = null;

/**
 * The places that something was opened over or put in front of, the latest last.
 *
 * @type {Place[]}
 */
let covered = [];

/** Whether the page is being changed: who loses the keyboard now, loses it by that. */
let isChanging = false;

/** Whether the keyboard is moved at this moment by the page or the host, and by no person. */
let isMovedByItself = false;

/** Whether the last thing that a person used was the keyboard. */
let usesKeys = false;

/** Whether a key is down since before the keyboard moved by itself: what has it now wasn't meant. */
let isStale = false;

addEventListener("keydown", (event) => {
  usesKeys = true;
  if (!event.repeat) isStale = false;
  if (!isStale || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
addEventListener("keyup", () => { isStale = false; }, { capture: true });
addEventListener("pointerdown", () => { usesKeys = false; }, { capture: true });

addEventListener("focusin", () => { if (!isChanging) note(); });
addEventListener("focusout", ({ target, relatedTarget }) => {
  if (relatedTarget === null && !isChanging && document.hasFocus() && isReachable(target)) here = null;
});
// Some browsers give a button that is pressed no keyboard: what it opens is still come back from to it. What a key or a script
// presses elsewhere is no place of anybody's.
addEventListener("click", ({ target, isTrusted }) => {
  const control = /** @type {HTMLElement | null | undefined} */ (/** @type {HTMLElement} */ (target).closest?.(controls));
  if (control && isTrusted && holder() === null) here = placeOf(control);
}, { capture: true });

/** The page is about to be changed. */
export function beginChange() {
  note();
  isChanging = true;
}

/**
 * The page has been changed. `isPromised` says that the host is about to give the keyboard to something.
 *
 * @param {boolean} isPromised
 */
export function endChange(isPromised) {
  isChanging = false;
  if (isPromised) return;
  const active = holder();
  if (active && isReachable(active)) return settle(active);
  if (!here || isResting(here.node)) return;
  if (isReachable(here.node)) return void (mayHave(here.node) && giveKeyboard(here.node));
  cover(here);
  const next = comeBack() ?? nearest(here);
  if (next) giveKeyboard(next);
}

/**
 * Whether a field, or another control of the browser's own, is disabled for now: it has the keyboard again when it is enabled.
 * What is typed meanwhile is meant for it, and must press nothing else. Some are transparent for as long as they are disabled.
 *
 * @param {any} node
 */
function isResting(node) {
  return node.isConnected && node.matches(":disabled") && !node.closest(".leaving") && isOnlyUnseen(node);
}

/** Whether what is told of the keyboard now is nobody's doing. */
export function isUnasked() { return isMovedByItself; }

/**
 * Moves the keyboard to a node, by nobody's doing.
 *
 * @param {HTMLElement} node
 */
export function moveKeyboard(node) {
  isMovedByItself = true;
  node.focus({ preventScroll: true });
  isMovedByItself = false;
}

/** The host has taken the keyboard away. */
export function leaveKeyboard() { here = null; }

/** What is shown from now on is another window. */
export function forgetPlaces() {
  here = null;
  covered = [];
}

/**
 * Gives the keyboard to a node that a person didn't choose.
 *
 * @param {HTMLElement} node
 */
export function giveKeyboard(node) {
  isStale = usesKeys;
  // Browsers draw a ring round what a script gives the keyboard to; who presses by a pointer didn't ask for it.
  if (!usesKeys) hideRing(node);
  moveKeyboard(node);
  if (usesKeys) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (!isChanging) note();
}

/** @param {HTMLElement} node */
function hideRing(node) {
  const end = new AbortController();
  const show = () => {
    node.classList.remove("ringless");
    end.abort();
  };
  node.classList.add("ringless");
  node.addEventListener("blur", show, { signal: end.signal });
  addEventListener("keydown", show, { capture: true, signal: end.signal });
}

/**
 * The first control in a node that may have the keyboard without being asked for, and is in sight.
 *
 * @param {HTMLElement} node
 */
export function firstControl(node) { return candidates(node).find((control) => isInSight(control, node)) ?? null; }

// MARK: Places

function note() {
  const active = holder();
  if (active && isReachable(active)) here = placeOf(active);
}

function holder() {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  return active && active !== document.body && active !== document.documentElement ? active : null;
}

/** @param {HTMLElement} node */
function placeOf(node) {
  /** @type {Place["around"]} */
  const around = [];
  for (let inner = node; inner.parentElement; inner = inner.parentElement) {
    const { parentElement: node, previousElementSibling: before, nextElementSibling: after } = inner;
    around.push({ node, index: indexOf(inner), neighbours: [before, after] });
  }
  return { node, around };
}

/** @param {Element} node */
function indexOf(node) { return Array.prototype.indexOf.call(node.parentElement?.children ?? [], node); }

/**
 * Something has the keyboard: what is in reach beside it isn't waited for.
 *
 * @param {HTMLElement} active
 */
function settle(active) {
  const isSame = here?.node === active;
  if (here && !isSame) cover(here);
  covered = covered.filter((place) => place.node !== active && isCovered(place));
  if (!isSame) here = placeOf(active);
}

/** @param {Place} place */
function cover(place) {
  if (isCovered(place)) covered = [...covered.filter(({ node }) => node !== place.node), place].slice(-coveredMax);
}

/**
 * Whether the place, or what is left of it, is there but out of reach.
 *
 * @param {Place} place
 */
function isCovered(place) {
  const rest = place.node.isConnected ? place.node : place.around.find(({ node }) => node.isConnected)?.node;
  return rest !== undefined && !rest.closest(".leaving") && !isReachable(rest);
}

// MARK: Where to go

/** The latest place that was covered and is in reach again. */
function comeBack() {
  for (const place of covered.toReversed()) {
    if (isCovered(place)) continue;
    covered = covered.filter((other) => other !== place);
    const node = isReachable(place.node) && mayHave(place.node) ? place.node : nearest(place);
    if (node) return node;
  }
  return null;
}

/**
 * What stands now where the node stood, else what follows, else what goes before: as near to it as there is anything.
 *
 * @param {Place} options
 */
function nearest({ around }) {
  for (const { node, index: before, neighbours } of around) {
    if (!node.isConnected || node.closest("[inert], .leaving")) continue;
    const found = candidates(node);
    // Where nothing is left of what stood beside it, what there is now is another screen: it begins at its beginning.
    /** @param {Element | null} neighbour */
    const stays = (neighbour) => neighbour?.parentElement === node && !neighbour.matches(".leaving");
    const index = neighbours.some(stays) ? before : 0;
    const places = found.map((control) => placeIn(node, control));
    const next = found[places.findIndex((place) => place >= index)] ?? found.at(-1);
    if (next) return next;
  }
  return null;
}

/**
 * Which of a node's children holds a control.
 *
 * @param {HTMLElement} node
 * @param {Element} control
 */
function placeIn(node, control) {
  let inner = control;
  while (inner.parentElement && inner.parentElement !== node) inner = inner.parentElement;
  return indexOf(inner);
}

/** @param {HTMLElement} node */
function candidates(node) {
  const all = /** @type {HTMLElement[]} */ ([...node.querySelectorAll(controls)]).filter((control) => control.tabIndex >= 0 && isReachable(control) && isShown(control));
  const quiet = all.filter((control) => !isField(control));
  return quiet.length > 0 || !usesKeys ? quiet : all;
}

/**
 * A field that has the keyboard brings one up on the screen: nobody asked for that.
 *
 * @param {HTMLElement} node
 */
function mayHave(node) { return usesKeys || !isField(node); }

/** @param {any} node */
function isReachable(node) {
  const modal = [...dialogs].findLast((dialog) => dialog.matches(":modal"));
  return node.isConnected && !node.matches(":disabled") && !node.closest("[inert], .leaving")
    && (!modal || modal.contains(node) || node.contains(modal));
}

/** @param {any} control */
function isShown(control) {
  const { width, height } = control.getBoundingClientRect();
  return width > 0 && height > 0 && (control.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/**
 * By its place in the layout: what comes in is still on its way.
 *
 * @param {HTMLElement} control
 * @param {HTMLElement} whole
 */
function isInSight(control, whole) {
  let top = 0, left = 0;
  for (let place = /** @type {HTMLElement | null} */ (control); place && place !== whole; place = /** @type {HTMLElement | null} */ (place.offsetParent)) {
    const around = /** @type {HTMLElement | null} */ (place.offsetParent);
    top += place.offsetTop - (around?.scrollTop ?? 0);
    left += place.offsetLeft - (around?.scrollLeft ?? 0);
    if (!around) return false;
    if (around !== whole && !around.matches(".scroll, .clips")) continue;
    if (top >= around.clientHeight || top + control.offsetHeight <= 0) return false;
    if (left >= around.clientWidth || left + control.offsetWidth <= 0) return false;
  }
  return true;
}
