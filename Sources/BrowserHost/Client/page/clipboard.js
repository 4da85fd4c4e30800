// Writes text to the clipboard. Browsers allow that for a few seconds after a user action in the page.

/**
 * Copies a text; returns whether that worked. The API is only available on localhost and over TLS.
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
