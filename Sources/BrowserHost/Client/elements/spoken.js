// A text for assistive technology only: it is in front of an element's content, and invisible.

/**
 * Adds or replaces the text; null removes it.
 *
 * @param {HTMLElement} node the element's
 * @param {HTMLElement | null} present the text's node, if there is one
 * @param {string | null} words
 * @returns {HTMLElement | null} the text's node
 */
export function speak(node, present, words) {
  if (words === null) {
    present?.remove();
    return null;
  }
  const spoken = present ?? document.createElement("span");
  if (!present) {
    spoken.className = "spoken";
    node.prepend(spoken);
  }
  if (spoken.textContent !== words) spoken.textContent = words;
  return spoken;
}
