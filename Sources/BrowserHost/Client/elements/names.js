// Names for elements that don't depend on their ids: another process that shows the same screen uses other ids.
//
// An element's name consists of its kind and of what a person perceives of it, together with the texts before and after it: the
// only Delete button of a list may belong to another row than the only one did before. An element with an app-given identifier
// needs no surrounding texts. Elements that can't be told apart have no name: losing an event costs one press, but an event that
// reaches the wrong row can cost data.

/**
 * @typedef {import("./element.js").Element<any>} Element
 * @typedef {import("./surface.js").Surface} Surface
 */

/**
 * For actions, the element must be exactly the one that was meant.
 *
 * @param {import("./element.js").Element} element
 */
export const strictNames = ({ fields: { identifier } }) => Boolean(identifier);
/**
 * For drafts: restoring a text into a wrong empty field does little harm, but losing one does, and the texts around a field (in a
 * chat, say) change soon.
 */
export const looseNames = () => true;

/**
 * The names of each element, most specific first; the first one that another picture contains identifies the element.
 *
 * @param {Surface} surface
 * @param {(element: Element) => boolean} isMeant which elements to name
 * @param {(element: Element) => boolean} isKnownAnywhere whether an element also has a name without the texts around it
 * @returns {Map<any, string[]>}
 */
export function namesOf(surface, isMeant = () => true, isKnownAnywhere = strictNames) {
  const all = [...surface.elements.values()].filter((element) => !element.fields.leaving).sort(byPlace);
  const texts = all.filter(({ kind, node }) => kind === "text" && node.textContent.trim() !== "").map(({ node }) => node);
  const names = new Map(), counts = new Map();
  // Elements and texts are both in document order, so the last text before an element only moves forward.
  let before = -1;
  for (const element of all) {
    while (before + 1 < texts.length && isBefore(texts[before + 1], element.node)) before += 1;
    if (!isMeant(element)) continue;
    const name = ownName(element);
    const place = JSON.stringify([name, textAt(texts, before), textAt(texts, firstAfter(texts, before + 1, element.node))]);
    names.set(element, [place, name]);
    for (const each of [place, name]) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  for (const [element, [place, name]] of names) {
    const usable = isKnownAnywhere(element) ? [place, name] : [place];
    names.set(element, usable.filter((name) => counts.get(name) === 1));
  }
  return names;
}

/**
 * Returns a function that finds an element by its names.
 *
 * @param {Surface} surface
 * @param {(element: Element) => boolean} isMeant
 * @param {(element: Element) => boolean} isKnownAnywhere
 * @returns {(names: string[]) => any}
 */
export function elementsByName(surface, isMeant = () => true, isKnownAnywhere = strictNames) {
  const elements = new Map();
  for (const [element, names] of namesOf(surface, isMeant, isKnownAnywhere)) for (const name of names) elements.set(name, element);
  return (names) => elements.get(names.find((name) => elements.has(name)) ?? "");
}

/**
 * Compares by document order.
 *
 * @param {import("./element.js").Element} one
 * @param {import("./element.js").Element} other
 */
function byPlace(one, other) { return isBefore(one.node, other.node) ? -1 : 1; }

/**
 * @param {Node} node
 * @param {Node} other
 */
function isBefore(node, other) {
  return node !== other && (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Texts inside the element itself don't count as neighbors.
 *
 * @param {Text[]} texts
 * @param {number} start
 * @param {Node} node
 */
function firstAfter(texts, start, node) {
  let index = start;
  while (index < texts.length && node.contains(texts[index])) index += 1;
  return index;
}

/**
 * @param {Text[]} texts
 * @param {number} index
 */
function textAt(texts, index) { return (texts[index]?.textContent ?? "").slice(0, 200); }

/** @param {import("./element.js").Element} element */
function ownName({ kind, node, fields: { identifier, label, role, content } }) {
  // The text on a button without a label.
  const text = kind === "button" && !label ? (node.textContent ?? "").slice(0, 200) : "";
  return [kind, identifier, label, role, content?.placeholder, text].join("|");
}
