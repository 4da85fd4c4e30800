// The browser's Back button, and the gesture for it, take back what a person came to last: a dialog, a page of a stack, a view
// with an exit command. Only then they leave the app.
//
// The history has an entry for each step back that there is, made when the step came to be: browsers pass over entries
// that are made later, without anybody's doing. An entry's state is the number of steps below it.

/** Browsers keep about fifty entries, and those before the app are to be among them. */
const stepsMax = 20;

/** How long the browser may take to go to another of our entries. */
const patienceMilliseconds = 1000;

/** How long an app may take to show that it has gone back. One that takes longer, or never does, has its entry again meanwhile. */
const refusalMilliseconds = 400;

/** The elements that can be gone back from; dialogs in the order in which they were opened. */
const waiting = new Set();

/** Whether the history is the window's. */
let isFollowed = false;

/** The number that the entry on show has. */
let position = 0;

/** How many steps a person has gone back by that are still to be taken in the app. */
let owed = 0;
let isGoingBack = false;

/** Called when the picture has changed. */
let seeing = () => {};

/** Waits for the browser to go where we sent it. */
let travel = null;

/** Whether an entry's state is one that we gave it. */
export function isOurs(state) { return typeof state?.kissa === "number"; }

/** An element, or its dialog, can be gone back from, or can't any more. */
export function followBack(element, isWanted) {
  if (isWanted) waiting.add(element); else waiting.delete(element);
}

/** Lets the history have as many entries as there are steps back. Called when the picture has changed. */
export function alignHistory() {
  seeing();
  if (!isFollowed || isGoingBack || travel !== null) return;
  const wanted = Math.min(within().reduce((sum, { stepsBack }) => sum + stepsBack, 0), stepsMax);
  while (position < wanted && enter(position + 1));
  if (position > wanted) travelTo(wanted);
}

/** The innermost element that can be gone back from now: in the dialog that was opened last, or that dialog itself. */
export function uppermost(suits = () => true) {
  const reachable = within();
  const dialog = reachable.findLast(({ kind }) => kind === "dialog");
  return reachable.filter((element) => suits(element) && (!dialog || dialog.node.contains(element.node)))
    .reduce((last, next) => (last && depth(last.node) > depth(next.node) ? last : next), null);
}

function within() { return [...waiting].filter(isWithin); }

/** What is drawn only, or lies in a tab that isn't shown, is out of reach. */
function isWithin({ node }) { return node.isConnected && !node.closest("[inert], .leaving"); }

function depth(node) {
  let count = 0;
  for (let place = node; place; place = place.parentElement) count += 1;
  return count;
}

// MARK: The history

/** A browser takes only so many entries in a while. Returns whether it took this one. */
function enter(number) {
  history.pushState({ kissa: number }, "");
  if (history.state?.kissa !== number) return false;
  position = number;
  return true;
}

function travelTo(number) {
  travel = setTimeout(() => arrive(number), patienceMilliseconds);
  history.go(number - position);
}

/** An entry that isn't there can't be gone to: the one on show takes its place. */
function arrive(number) {
  clearTimeout(travel);
  travel = null;
  if (history.state?.kissa !== number) history.replaceState({ kissa: number }, "");
  position = number;
  alignHistory();
}

/** Makes the history the window's. A page that was loaded again is where it was. */
export function followHistory() {
  isFollowed = true;
  position = history.state?.kissa ?? 0;
  history.replaceState({ kissa: position }, "");
  addEventListener("popstate", ({ state }) => travelled(state));
  addEventListener("hashchange", () => {
    if (!isOurs(history.state)) history.replaceState({ kissa: position }, "");
  });
}

function travelled(state) {
  // A fragment that somebody followed makes an entry of its own.
  if (!isOurs(state)) return history.replaceState({ kissa: position }, "");
  const steps = position - state.kissa;
  position = state.kissa;
  if (travel !== null) return arrive(position);
  if (steps > 0) return void goBack(steps);
  // What was taken back isn't there to go forward to.
  alignHistory();
}

// MARK: The app

/** Takes steps back, one after another as the host answers; where one leads nowhere, the history is as it was before. */
async function goBack(steps) {
  owed += steps;
  if (isGoingBack) return;
  isGoingBack = true;
  while (owed > 0 && await takeStep()) owed -= 1;
  owed = 0;
  isGoingBack = false;
  alignHistory();
}

async function takeStep() {
  const element = uppermost();
  if (!element) return false;
  const before = element.stepsBack;
  const isTaken = () => !waiting.has(element) || !isWithin(element) || element.stepsBack < before;
  await element.goBack();
  for (const end = performance.now() + refusalMilliseconds; !isTaken() && performance.now() < end;) await nextPicture();
  return isTaken();
}

/** Resolves when the picture changes, or after a while. */
function nextPicture() {
  return new Promise((resolve) => {
    seeing = resolve;
    setTimeout(resolve, refusalMilliseconds);
  });
}
