// The browser's history: its Back button, and the gesture for it, close what was opened last (a dialog, a page of a stack, a
// view with an exit command) before they leave the app.
//
// The history has an entry for each step back that there is, made when the step came to be: browsers pass over entries
// that are made later, without anybody's doing. An entry's state is the number of steps below it, and what can be gone forward
// to from there.
//
// Forward leads again to what people went back from or put away: a page of a stack, a sheet, a popover. The element that can
// show it says so (`stepsForward`). What else was closed, as a menu or by the app itself, can't be opened but by the app, and no
// page can take its entry out of the history: entries ahead only go when a new one is made, and browsers pass over all entries
// of a page that makes one after going back and before anybody has pressed something. So whoever goes forward to such an entry
// stays there. It becomes a double of the entry before it: Forward ends there, and one step back passes over it.

/** Browsers keep about fifty entries, and those before the app are to be among them. */
const stepsMax = 20;

/**
 * How long the browser may take to go to another of our entries. One that comes later would be taken for a person's step back: a
 * slow machine has time, and an entry that isn't there is rare.
 */
const patienceMilliseconds = 5000;

/** How long an app may take to show that it has gone back. One that takes longer, or never does, has its entry again meanwhile. */
const refusalMilliseconds = 400;

/** The elements that can be gone back from; dialogs in the order in which they were opened. */
const waiting = new Set();

/** The elements that have been gone back in, and may be gone forward in again. */
const stacks = new Set();

/** Whether the history is the window's. */
let isFollowed = false;

/** How many steps lie below the picture that the entry on show is for. */
let position = 0;

/** How many entries lie below it in the history: no fewer, since there are doubles. */
let place = 0;

/** Whether the entry on show is for the same picture as one below it. */
let isDouble = false;

/** How many steps a person has gone back by that are still to be taken in the app. */
let owed = 0;
let isUnderWay = false;

/** The ids of the elements that can go forward to entries again, by the entries' numbers. */
const undone = new Map();

/** How many steps each element was last seen to be able to go forward by. */
const seenForward = new WeakMap();

/** Called when the picture has changed. */
/** @type {(value?: any) => void} */
let seeing = () => {};

/** Waits for the browser to go where we sent it, and how many steps lie below that. */
let travel = /** @type {ReturnType<typeof setTimeout> | null} */ (null), destination = 0;

/**
 * Whether an entry's state is one that we gave it.
 *
 * @param {any} state
 */
export function isOurs(state) { return typeof state?.kissa === "number"; }

/**
 * An element, or its dialog, can be gone back from, or can't any more.
 *
 * @param {import("../elements/element.js").Element} element
 * @param {boolean} isWanted
 */
export function followBack(element, isWanted) {
  if (isWanted) waiting.add(element); else waiting.delete(element);
}

/**
 * An element can be gone forward in, or can't any more.
 *
 * @param {import("../elements/element.js").Element} element
 * @param {boolean} isWanted
 */
export function followForward(element, isWanted) {
  if (isWanted) return void stacks.add(element);
  stacks.delete(element);
  seenForward.delete(element);
}

/** Lets the history have as many entries as there are steps back. Called when the picture has changed. */
export function alignHistory() {
  seeing();
  if (!isFollowed || isUnderWay || travel !== null) return;
  const wanted = Math.min(stepsBack(), stepsMax);
  noteUndone(wanted);
  while (position < wanted && enter(position + 1));
  if (position > wanted) travelTo(wanted); else keepUndone();
}

function stepsBack() { return within().reduce((sum, element) => sum + element.stepsBack, 0); }

/**
 * What was left by the app's own button can be gone forward to in the browser as well.
 *
 * @param {any} wanted
 */
function noteUndone(wanted) {
  for (const { element, more } of gains()) {
    if (more !== position - wanted) continue;
    for (let number = wanted + 1; number <= position; number += 1) undone.set(number, element.id);
  }
}

/** The elements that can be gone forward in by more steps than when they were looked at last. */
function gains() {
  return [...stacks].map((element) => {
    const more = element.fields.stepsForward - (seenForward.get(element) ?? 0);
    seenForward.set(element, element.fields.stepsForward);
    return { element, more };
  }).filter(({ more }) => more > 0);
}

/** Keeps in the entry on show what lies ahead of it, for a page that is loaded again. */
function keepUndone() {
  const ahead = [...undone].filter(([number]) => number > position);
  if (history.state?.kissa !== position || String(history.state.ahead ?? "") === String(ahead)) return;
  write(ahead);
}

/**
 * The innermost element that can be gone back from now: in the dialog that was opened last, or that dialog itself.
 *
 * @param {(element: import("../elements/element.js").Element<any>) => boolean} suits
 */
export function uppermost(suits = () => true) {
  const reachable = within();
  const dialog = reachable.findLast(({ kind }) => kind === "dialog");
  return reachable.filter((element) => suits(element) && (!dialog || dialog.node.contains(element.node)))
    .reduce((last, next) => (last && depth(last.node) > depth(next.node) ? last : next), null);
}

function within() { return [...waiting].filter(isWithin); }

/**
 * What is drawn only, or lies in a tab that isn't shown, is out of reach.
 *
 * @param {import("../elements/element.js").Element} element
 */
function isWithin({ node }) { return node.isConnected && !node.closest("[inert], .leaving"); }

/** @param {HTMLElement} node */
function depth(node) {
  let count = 0;
  for (let place = /** @type {HTMLElement | null} */ (node); place; place = place.parentElement) count += 1;
  return count;
}

// MARK: The history

/**
 * A browser takes only so many entries in a while. Returns whether it took this one.
 *
 * @param {number} number
 */
function enter(number) {
  history.pushState({ kissa: number, place: place + 1 }, "");
  if (history.state?.kissa !== number) return false;
  read(history.state);
  // What lay ahead is gone.
  undone.clear();
  return true;
}

/** Says of the entry on show what is known of it. */
function write(ahead = history.state?.ahead ?? []) { history.replaceState({ kissa: position, place, isDouble, ahead }, ""); }

/** @param {any} state */
function read({ kissa, place: entries = kissa, isDouble: isTwice = false }) {
  position = kissa;
  place = entries;
  isDouble = isTwice;
}

/**
 * Goes back in the history; over doubles in several goes.
 *
 * @param {number} number
 */
function travelTo(number) {
  destination = number;
  travel = setTimeout(() => {
    // An entry that isn't there can't be gone to: the one on show takes its place.
    position = number;
    write();
    arrive(number);
  }, patienceMilliseconds);
  history.go(-Math.min(position - number, place));
}

/** @param {number} number */
function arrive(number) {
  if (travel !== null) clearTimeout(travel);
  travel = null;
  if (position > number) travelTo(number); else alignHistory();
}

/** Makes the history the window's. A page that was loaded again is where it was. */
export function followHistory() {
  isFollowed = true;
  /** @type {{ kissa?: number, ahead?: [number, number][] }} */
  const { kissa = 0, ahead = [] } = history.state ?? {};
  read({ ...history.state, kissa });
  for (const [number, id] of ahead) undone.set(number, id);
  write();
  addEventListener("popstate", ({ state }) => travelled(state));
  addEventListener("hashchange", () => { if (!isOurs(history.state)) adopt(); });
}

/** A fragment that somebody followed makes an entry of its own. */
function adopt() {
  place += 1;
  isDouble = false;
  write([]);
}

/** @param {any} state */
function travelled(state) {
  if (!isOurs(state)) return adopt();
  const [before, isBack, wasDouble] = [position, (state.place ?? state.kissa) < place, isDouble];
  read(state);
  if (travel !== null) return arrive(destination);
  if (isBack && wasDouble && position >= before) return passOver(before);
  if (position < before) goBack(before - position); else goForward(position - before);
}

/**
 * Back from a double leads to what lies below the picture, and not to the picture once more.
 *
 * @param {number} number
 */
function passOver(number) {
  position = number;
  isDouble = true;
  history.back();
}

// MARK: The app

/**
 * Takes steps back, one after another as the host answers; where one leads nowhere, the history is as it was before.
 *
 * @param {number} steps
 */
async function goBack(steps) {
  owed += steps;
  if (isUnderWay) return;
  isUnderWay = true;
  while (owed > 0 && await stepBack()) owed -= 1;
  owed = 0;
  isUnderWay = false;
  alignHistory();
}

async function stepBack() {
  const element = uppermost();
  if (!element) return false;
  const before = element.stepsBack;
  const number = position + owed;
  const isTaken = () => !waiting.has(element) || !isWithin(element) || element.stepsBack < before;
  await element.goBack();
  if (!await isSeen(isTaken)) return false;
  const [gain] = gains();
  if (gain) undone.set(number, gain.element.id); else undone.delete(number);
  return true;
}

/**
 * Goes to pages again that were gone back from. Where one isn't there to go forward to, the picture stays, and so does the entry.
 *
 * @param {number} steps
 */
async function goForward(steps) {
  if (isUnderWay || steps === 0) return alignHistory();
  isUnderWay = true;
  const end = position;
  let number = end - steps;
  while (number < end && await stepForward(number + 1)) number += 1;
  isUnderWay = false;
  // Somebody has gone back meanwhile.
  if (owed > 0) return goBack(0);
  if (number < end && position === end) stayAt(number);
  alignHistory();
}

/**
 * Lets the entry on show be for the picture with so many steps below it, as an entry below it is.
 *
 * @param {number} number
 */
function stayAt(number) {
  for (let gone = number + 1; gone <= position; gone += 1) undone.delete(gone);
  position = number;
  isDouble = true;
  write([...undone]);
}

/** @param {number} number */
async function stepForward(number) {
  const element = [...stacks].find(({ id }) => id === undone.get(number));
  if (!element || !isWithin(element)) return false;
  const before = stepsBack();
  await element.goForward();
  return isSeen(() => stepsBack() > before);
}

/**
 * Whether the app shows something, soon.
 *
 * @param {() => boolean} condition
 */
async function isSeen(condition) {
  for (const end = performance.now() + refusalMilliseconds; !condition() && performance.now() < end;) await nextPicture();
  return condition();
}

/** Resolves when the picture changes, or after a while. */
function nextPicture() {
  return new Promise((resolve) => {
    seeing = resolve;
    setTimeout(resolve, refusalMilliseconds);
  });
}
