// Restores texts typed in a window that the host no longer has, because the host was restarted or the page was away for too long.
// The page begins anew, and each text is put back into its field as soon as an empty one exists.

import { looseNames, elementsByName, namesOf } from "../elements/names.js";

const key = "kissa-drafts";
const keptMilliseconds = 10 * 60_000;
const countMax = 40, lengthMax = 160_000;

/**
 * @typedef {import("../elements/textField.js").TextFieldElement} Field
 * @typedef {import("../elements/surface.js").Surface} Surface
 */

/**
 * A text with its field's names and id.
 *
 * @typedef {{ names: string[], text: string, id: number }} Draft
 */

/**
 * The texts of the visible fields, except for passwords.
 *
 * @param {import("../elements/surface.js").Surface} surface
 * @returns {Draft[]}
 */
function textsOf(surface) {
  return [...namesOf(surface, isField, looseNames)]
    .map(([{ id, node }, names]) => ({ names, text: node.value, id }))
    .filter(({ names, text }) => names.length > 0 && text !== "" && text.length <= lengthMax)
    .slice(0, countMax);
}

/**
 * Saves the texts of the visible fields for the next page load.
 *
 * @param {import("../elements/surface.js").Surface} surface
 */
export function keepDrafts(surface) {
  const texts = textsOf(surface);
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ time: Date.now(), texts })));
}

/**
 * The texts of the visible fields, for the next process's picture.
 *
 * @param {import("../elements/surface.js").Surface} surface
 */
export function draftsOf(surface) { return new Drafts(textsOf(surface)); }

/** The texts that the previous page saved because the host no longer had its window; null if there are none. */
export function draftsBefore() {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null"));
  attempt(() => sessionStorage.removeItem(key));
  if (!kept || !(Date.now() - kept.time < keptMilliseconds)) return null;
  return new Drafts(kept.texts);
}

export class Drafts {
  /** @param {Draft[]} texts */
  constructor(texts) {
    this.texts = texts;
    this.end = performance.now() + keptMilliseconds;
  }

  /**
   * Drops the texts that the app has removed from a field in an update that the page didn't receive: a message that was sent. All
   * other texts are kept, including those of other fields.
   *
   * @param {number} done the number of the last event that was handled without an acknowledgement; 0 if there is none
   * @param {Map<number, number>} typed the last edit of each field that the previous host hasn't acknowledged
   * @param {number[]} cleared hashes of the texts that the app has removed from fields
   */
  leaveOutSent(done, typed, cleared) {
    if (done === 0) return;
    this.texts = this.texts.filter(({ id, text }) => (typed.get(id) ?? 0) >= done || !cleared.includes(hashOf(text)));
  }

  /**
   * Puts texts into those of their fields that exist and are empty, as if they had been typed.
   *
   * @param {Surface} surface
   */
  restore(surface) {
    if (performance.now() > this.end) this.texts = [];
    if (this.texts.length === 0) return;
    const find = elementsByName(surface, isField, looseNames);
    this.texts = this.texts.filter(({ names, text }) => !put(text, find(names)));
  }
}

/**
 * The 32-bit FNV-1a hash of the text's UTF-8, as on the host.
 *
 * @param {string} text
 */
export function hashOf(text) {
  let hash = 2166136261;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return hash;
}

/**
 * @param {string} text
 * @param {Field | undefined} field
 */
function put(text, field) {
  if (!field || field.node.value !== "" || field.node.readOnly || field.node.disabled) return false;
  field.node.value = text;
  field.noticeEdit();
  return true;
}

/** @param {import("../elements/element.js").Element} element */
function isField({ kind, fields: { content } }) {
  return ["textField", "textEditor"].includes(kind) && !content?.secure;
}

/**
 * A browser may deny pages access to its storage.
 *
 * @param {() => any} action
 */
function attempt(action) {
  try { return action(); } catch { return null; }
}
