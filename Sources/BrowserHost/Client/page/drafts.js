// What was typed in a window that the host no longer has: it was started again, or the page was away for too long. The page
// begins anew then, and each text comes back into its field as soon as that is there, empty.

import { looseNames, elementsByName, namesOf } from "../elements/names.js";

const key = "kissa-drafts";
const keptMilliseconds = 10 * 60_000;
const countMax = 40, lengthMax = 160_000;

/**
 * @typedef {import("../elements/textField.js").TextFieldElement} Field
 * @typedef {import("../elements/surface.js").Surface} Surface
 */

/**
 * A text, and what its field was called and numbered.
 *
 * @typedef {{ names: string[], text: string, id: number }} Draft
 */

/**
 * The texts of the fields in sight. Passwords aren't among them.
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
 * Keeps the texts of the fields in sight for the page that is loaded next.
 *
 * @param {import("../elements/surface.js").Surface} surface
 */
export function keepDrafts(surface) {
  const texts = textsOf(surface);
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ time: Date.now(), texts })));
}

/**
 * The texts of the fields in sight, for a picture by another process.
 *
 * @param {import("../elements/surface.js").Surface} surface
 */
export function draftsOf(surface) { return new Drafts(textsOf(surface)); }

/** The texts of the page before this one, which the host no longer had; null where there was none. */
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
   * Leaves out what the app has taken out of a field by something of which the page has seen nothing: a message that was sent.
   * All other texts stay, be they of fields beside it.
   *
   * @param {number} done the number of the last event that was done unseen; 0 where there is none
   * @param {Map<number, number>} typed the last edit of each field that the host before hasn't confirmed
   * @param {number[]} cleared hashes of the texts that the app has taken out of fields
   */
  leaveOutSent(done, typed, cleared) {
    if (done === 0) return;
    this.texts = this.texts.filter(({ id, text }) => (typed.get(id) ?? 0) >= done || !cleared.includes(hashOf(text)));
  }

  /**
   * Puts texts into the fields that are there and empty, as if they had been typed.
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
 * FNV-1a of the text's UTF-8, 32 bits, as the host computes it.
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
 * A browser may keep its storage from pages.
 *
 * @param {() => any} action
 */
function attempt(action) {
  try { return action(); } catch { return null; }
}
