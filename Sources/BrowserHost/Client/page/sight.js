// Which elements of a picture are in reach, by name, and whether another process's picture has them, too.

import { elementsByName, looseNames, namesOf } from "../elements/names.js";

/** @typedef {import("../elements/surface.js").Surface} Surface */

/**
 * The names of the elements that can be used now: in the topmost dialog, or else in the page.
 *
 * @param {Surface} surface
 * @returns {string[][]}
 */
export function namesInReach(surface) {
  const dialog = [...surface.elements.values()].findLast(({ node }) => node.matches("dialog[open]"))?.node;
  /** @param {import("../elements/element.js").Element} element */
  const isInReach = ({ node, fields }) =>
    (fields.events ?? []).length > 0 && !node.closest("[inert]") && (!dialog || dialog.contains(node));
  return [...namesOf(surface, isInReach, looseNames).values()].filter((names) => names.length > 0);
}

/**
 * Whether a picture lacks most of what was in reach in the previous one.
 *
 * @param {string[][]} before
 * @param {Surface} surface
 */
export function isAnother(before, surface) {
  const find = elementsByName(surface, () => true, looseNames);
  return before.filter((names) => find(names) === undefined).length * 2 > before.length;
}
