// What elements are called, whatever numbers the process has given them: another process that shows the same screen gives
// others.
//
// An element's name is what it is and what a person is told of it, with the texts before and after: the only Delete button of a
// list may be another row's than the only one was before. An identifier of the app's needs no texts. What can't be told apart
// has no name, since an event that is lost costs a press, and one that reaches another row costs what is in that.

/**
 * @typedef {import("./element.js").Element<any>} Element
 * @typedef {import("./surface.js").Surface} Surface
 */

/**
 * What something is done to has to be what was meant.
 *
 * @param {import("./element.js").Element} element
 */
export const strictNames = ({ fields: { identifier } }) => Boolean(identifier);
/** A text that comes into another empty field costs little, and a lost one much: a chat's field has other texts around it soon. */
export const looseNames = () => true;

/**
 * The names of elements; the first one by which another picture has an element leads to it.
 *
 * @param {Surface} surface
 * @param {(element: Element) => boolean} isMeant which of them
 * @param {(element: Element) => boolean} isKnownAnywhere whether an element is known without the texts around it, too
 * @returns {Map<any, string[]>}
 */
export function namesOf(surface, isMeant = () => true, isKnownAnywhere = strictNames) {
  const all = [...surface.elements.values()].filter((element) => !element.fields.leaving).sort(byPlace);
  const texts = all.filter(({ kind, node }) => kind === "text" && node.textContent.trim() !== "").map(({ node }) => node);
  const names = new Map(), counts = new Map();
  // The texts are in the order of the elements: the last one before an element moves on with it.
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
 * Elements by their names.
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
 * As they stand in the page.
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
 * What stands in the element itself isn't beside it.
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
  // What stands on a button that isn't called anything.
  const text = kind === "button" && !label ? (node.textContent ?? "").slice(0, 200) : "";
  return [kind, identifier, label, role, content?.placeholder, text].join("|");
}
