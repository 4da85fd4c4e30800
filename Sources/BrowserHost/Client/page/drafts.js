// What was typed in a window that the host no longer has: it was started again, or the page was away for too long. The page
// begins anew then, and each text comes back into its field as soon as that is there, empty.

import { elementsByName, namesOf } from "../elements/names.js";

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
 * @returns {Draft[]}
 */
function textsOf(surface) {
  return [...namesOf(surface, isField)]
    .map(([{ id, node }, names]) => ({ names, text: node.value, id }))
    .filter(({ names, text }) => names.length > 0 && text !== "" && text.length <= lengthMax)
    .slice(0, countMax);
}

/** Keeps the texts of the fields in sight for the page that is loaded next. */
export function keepDrafts(surface) {
  const texts = textsOf(surface);
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ time: Date.now(), texts })));
}

/** The texts of the fields in sight, for a picture by another process. */
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
   * Leaves out what was typed before something was done of which the page has seen nothing: a message that was sent, whose
   * field is empty since.
   *
   * @param {number} done the number of the last such event
   * @param {Map<number, number>} typed the last edit of each field that the host before hasn't confirmed
   */
  leaveOutBefore(done, typed) { this.texts = this.texts.filter(({ id }) => (typed.get(id) ?? 0) >= done); }

  /**
   * Puts texts into the fields that are there and empty, as if they had been typed.
   *
   * @param {Surface} surface
   */
  restore(surface) {
    if (performance.now() > this.end) this.texts = [];
    if (this.texts.length === 0) return;
    const find = elementsByName(surface, isField);
    this.texts = this.texts.filter(({ names, text }) => !put(text, find(names)));
  }
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

function isField({ kind, fields: { content } }) {
  return ["textField", "textEditor"].includes(kind) && !content?.secure;
}

/** A browser may keep its storage from pages. */
function attempt(action) {
  try { return action(); } catch { return null; }
}
