// Writes text to the clipboard. Browsers let a page do so for a few seconds after a person pressed something there.

/**
 * Whether the clipboard took it: it is there on this machine's own pages and on encrypted ones.
 *
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { return copyBySelection(text); }
}

/**
 * The old way, which every page has.
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
