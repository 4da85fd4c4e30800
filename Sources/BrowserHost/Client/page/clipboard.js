// Writes text to the clipboard. Chromium and Firefox allow that for a few seconds after a user action in the page, WebKit only
// during the action's own event, which is over before the host can answer. So in WebKit each action begins a write, whose text
// may follow.

/** Whether the page is in WebKit, in whichever browser: no feature tells. */
const isWebKit = navigator.vendor === "Apple Computer, Inc.";

/** The events during which WebKit lets a page begin to write. */
const actions = /** @type {const} */ (["pointerup", "touchend", "click", "keydown"]);

/** @typedef {{ give: (text: Blob) => void, isWritten: Promise<boolean> }} Write */

/**
 * The write that the last action has begun. It changes nothing without a text, nor if something else has been copied since.
 *
 * @type {Write | null}
 */
let begun = null;

/** Lets the host copy after a user's action, in every browser. */
export function prepareCopying() {
  if (!isWebKit || !navigator.clipboard) return;
  for (const name of actions) document.addEventListener(name, begin, { capture: true, passive: true });
}

/** @param {Event} event */
function begin({ isTrusted }) {
  if (!isTrusted) return;
  /** @type {(text: Blob) => void} */
  let give = () => {};
  const text = new Promise((resolve) => { give = resolve; });
  const writing = navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
  const write = { give, isWritten: writing.then(() => true, () => false) };
  begun = write;
  // A newer write replaces this one.
  write.isWritten.then(() => { if (begun === write) begun = null; });
}

/**
 * Copies a text; returns whether that worked. The API is only available on localhost and over TLS.
 *
 * @param {string} text
 */
export async function copy(text) {
  const write = begun;
  begun = null;
  write?.give(new Blob([text], { type: "text/plain" }));
  if (await write?.isWritten) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { return copyBySelection(text); }
}

/**
 * The fallback, available on every page.
 *
 * @param {string} text
 */
function copyBySelection(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "spoken";
  const active = document.activeElement;
  (active?.closest("dialog") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  /** @type {HTMLElement | null} */ (active)?.focus({ preventScroll: true });
  return isCopied;
}
