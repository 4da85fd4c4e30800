// What elements are called, whatever numbers the process has given them: another process that shows the same screen gives
// others.
//
// An element's name is what it is and what a person is told of it. Of several of one name, as the Delete buttons of a list, the
// texts before and after tell them apart, and not their order: rows may have come or gone. What can't be told apart has no
// name, since an event that is lost costs a press, and one that reaches another row costs what is in that.

/**
 * @typedef {import("./element.js").Element<any>} Element
 * @typedef {import("./surface.js").Surface} Surface
 */

/**
 * The names of elements; the first one by which another picture has an element leads to it.
 *
 * @param {Surface} surface
 * @param {(element: Element) => boolean} isMeant which of them
 * @returns {Map<any, string[]>}
 */
export function namesOf(surface, isMeant = () => true) {
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
  for (const [element, both] of names) names.set(element, both.filter((name) => counts.get(name) === 1));
  return names;
}

/**
 * Elements by their names.
 *
 * @param {Surface} surface
 * @param {(element: Element) => boolean} isMeant
 * @returns {(names: string[]) => any}
 */
export function elementsByName(surface, isMeant = () => true) {
  const elements = new Map();
  for (const [element, names] of namesOf(surface, isMeant)) for (const name of names) elements.set(name, element);
  return (names) => elements.get(names.find((name) => elements.has(name)) ?? "");
}

/** As they stand in the page. */
function byPlace(one, other) { return isBefore(one.node, other.node) ? -1 : 1; }

function isBefore(node, other) {
  return node !== other && (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** What stands in the element itself isn't beside it. */
function firstAfter(texts, start, node) {
  let index = start;
  while (index < texts.length && node.contains(texts[index])) index += 1;
  return index;
}

function textAt(texts, index) { return texts[index]?.textContent.slice(0, 200) ?? ""; }

function ownName({ kind, node, fields: { identifier, label, role, content } }) {
  // What stands on a button that isn't called anything.
  const text = kind === "button" && !label ? node.textContent.slice(0, 200) : "";
  return [kind, identifier, label, role, content?.placeholder, text].join("|");
}
