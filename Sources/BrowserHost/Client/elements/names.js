// What elements are called, whatever numbers the process has given them: another process that shows the same screen gives
// others.

/**
 * Elements by what they are and what a person is told of them.
 *
 * @param {import("./surface.js").Surface} surface
 * @param {(element: Element) => boolean} isMeant which of them
 * @returns {Map<string, any>}
 *
 * @typedef {import("./element.js").Element<any>} Element
 */
export function namedElements(surface, isMeant = () => true) {
  const named = new Map(), counts = new Map();
  const meant = [...surface.elements.values()].filter((element) => !element.fields.leaving && isMeant(element));
  for (const element of meant.sort(byPlace)) {
    const name = nameOf(element);
    // Of several of one name the order tells them apart.
    const number = counts.get(name) ?? 0;
    counts.set(name, number + 1);
    named.set(`${name}|${number}`, element);
  }
  return named;
}

/** As they stand in the page. */
function byPlace(one, other) {
  return one.node.compareDocumentPosition(other.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function nameOf({ kind, node, fields: { identifier, label, role, content } }) {
  // What stands on a button that isn't called anything.
  const text = kind === "button" && !label ? node.textContent.slice(0, 200) : "";
  return [kind, identifier, label, role, content?.placeholder, text].join("|");
}
