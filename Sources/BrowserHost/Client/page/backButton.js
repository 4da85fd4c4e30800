// The browser's history: its Back button and gesture first close what was opened last (a dialog, a page of a stack, a view with
// an exit command) before they leave the app.
//
// The history has one entry for each possible step back, made when the step becomes possible: browsers skip entries that are made
// later without a user action. An entry's state contains the number of steps below it, and the elements that can go forward from
// there.
//
// Forward shows again what the person has left or dismissed: a page of a stack, a sheet, a popover. The element that can show it
// reports that (`stepsForward`). Other things that were closed, such as a menu, or anything that the app closed, can only be
// opened by the app. A page can't remove their entries from the history: forward entries only disappear when a new one is made,
// and if a page makes one after going back and before a user action, browsers skip all of the page's entries. So when somebody
// goes forward to such an entry, the history stays there. The entry becomes a double of the one before it: Forward ends there,
// and one step back skips it.

/** Browsers keep about fifty entries, and those before the app should not be lost. */
const stepsMax = 20;

/**
 * How long the browser may take to go to another of our entries. Later events would be mistaken for a person's step back. The
 * time is generous for slow machines, since missing entries are rare.
 */
const patienceMilliseconds = 5000;

/**
 * How long an app may take to show that it has gone back. If it takes longer, or doesn't go back, its entry is restored
 * meanwhile.
 */
const refusalMilliseconds = 400;

/** The elements in which going back is possible; dialogs in the order in which they were opened. */
const waiting = new Set();

/** The elements in which going forward is possible, after steps back. */
const stacks = new Set();

/** Whether the history is synchronized with the window. */
let isFollowed = false;

/** The number of steps below the current entry's picture. */
let position = 0;

/** The number of entries below the current one; at least `position`, since there are doubles. */
let place = 0;

/** Whether the current entry shows the same picture as one below it. */
let isDouble = false;

/** The number of steps back that a person has taken and the app hasn't yet. */
let owed = 0;
let isUnderWay = false;

/** For each entry's number, the id of the element that can go forward to it. */
const undone = new Map();

/**
 * The number of the entry that a step back has just left, if no element could go forward to it then: the picture that says so may
 * come after the one without what was left. Otherwise 0.
 */
let unclaimed = 0;

/** Each element's number of steps forward when it was last checked. */
const seenForward = new WeakMap();

/** Called when the picture has changed. */
/** @type {(value?: any) => void} */
let seeing = () => {};

/** The timeout for the browser to reach an entry, and the number of steps below that entry. */
let travel = /** @type {ReturnType<typeof setTimeout> | null} */ (null), destination = 0;

/**
 * Whether an entry's state was made here.
 *
 * @param {any} state
 */
export function isOurs(state) { return typeof state?.kissa === "number"; }

/**
 * Sets whether going back is possible in an element (or closes it, for a dialog).
 *
 * @param {import("../elements/element.js").Element} element
 * @param {boolean} isWanted
 */
export function followBack(element, isWanted) {
  if (isWanted) waiting.add(element); else waiting.delete(element);
}

/**
 * Sets whether going forward is possible in an element.
 *
 * @param {import("../elements/element.js").Element} element
 * @param {boolean} isWanted
 */
export function followForward(element, isWanted) {
  if (isWanted) return void stacks.add(element);
  stacks.delete(element);
  seenForward.delete(element);
}

/** Makes the history have one entry for each possible step back. Call it when the picture has changed. */
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
 * After the app's own button has gone back, the browser's Forward works as well.
 *
 * @param {any} wanted
 */
function noteUndone(wanted) {
  for (const { element, more } of gains()) {
    if (more === 1 && wanted === position && unclaimed === position + 1) undone.set(unclaimed, element.id);
    if (more !== position - wanted) continue;
    for (let number = wanted + 1; number <= position; number += 1) undone.set(number, element.id);
  }
}

/** The elements in reach that have gained steps forward since the last call. */
function gains() {
  return [...stacks].filter(isWithin).map((element) => {
    const more = element.fields.stepsForward - (seenForward.get(element) ?? 0);
    seenForward.set(element, element.fields.stepsForward);
    return { element, more };
  }).filter(({ more }) => more > 0);
}

/** Stores the forward entries in the current entry's state, for a reload of the page. */
function keepUndone() {
  const ahead = [...undone].filter(([number]) => number > position);
  if (history.state?.kissa !== position || String(history.state.ahead ?? "") === String(ahead)) return;
  write(ahead);
}

/**
 * The innermost element in which going back is possible now: in the dialog that was opened last, or that dialog itself.
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
 * Whether an element is in reach: in the page, and neither inert (as in a hidden tab) nor leaving.
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
 * Adds an entry. Browsers limit how many are accepted in a while; returns whether this one was.
 *
 * @param {number} number
 */
function enter(number) {
  history.pushState({ kissa: number, place: place + 1 }, "");
  if (history.state?.kissa !== number) return false;
  read(history.state);
  // The forward entries are gone.
  undone.clear();
  unclaimed = 0;
  return true;
}

/** Writes the current entry's state. */
function write(ahead = history.state?.ahead ?? []) { history.replaceState({ kissa: position, place, isDouble, ahead }, ""); }

/** @param {any} state */
function read({ kissa, place: entries = kissa, isDouble: isTwice = false }) {
  position = kissa;
  place = entries;
  isDouble = isTwice;
}

/**
 * Goes back in the history; in several steps if there are doubles.
 *
 * @param {number} number
 */
function travelTo(number) {
  destination = number;
  travel = setTimeout(() => {
    // If the entry doesn't exist, the current one is used in its place.
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

/** Synchronizes the history with the window. A reloaded page continues at its entry. */
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

/** Following a fragment link has made an entry of its own. */
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
 * Going back from a double has to lead below the picture, not to the same picture again.
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
 * Takes steps back one after another, waiting for the host each time; if a step isn't possible, the history is restored.
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
  unclaimed = gain ? 0 : number;
  return true;
}

/**
 * Goes forward to pages that were left. If one isn't available, the picture stays as it is, and so does the entry.
 *
 * @param {number} steps
 */
async function goForward(steps) {
  if (isUnderWay || steps === 0) return alignHistory();
  isUnderWay = true;
  unclaimed = 0;
  const end = position;
  let number = end - steps;
  while (number < end && await stepForward(number + 1)) number += 1;
  isUnderWay = false;
  // Meanwhile somebody has gone back.
  if (owed > 0) return goBack(0);
  if (number < end && position === end) stayAt(number);
  alignHistory();
}

/**
 * Makes the current entry a double of the one with `number` steps below its picture.
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
 * Whether a condition becomes true soon.
 *
 * @param {() => boolean} condition
 */
async function isSeen(condition) {
  for (const end = performance.now() + refusalMilliseconds; !condition() && performance.now() < end;) await nextPicture();
  return condition();
}

/** Resolves when the picture changes, or after a timeout. */
function nextPicture() {
  return new Promise((resolve) => {
    seeing = resolve;
    setTimeout(resolve, refusalMilliseconds);
  });
}
