// What was typed in a window that the host no longer has: it was started again, or the page was away for too long. The page
// begins anew then, and each text comes back into its field as soon as that is there, empty.

import { namedElements } from "../elements/names.js";

const key = "kissa-drafts";
const keptMilliseconds = 10 * 60_000;
const countMax = 40, lengthMax = 160_000;

/**
 * @typedef {import("../elements/textField.js").TextFieldElement} Field
 * @typedef {import("../elements/surface.js").Surface} Surface
 */

/** The texts of the fields in sight, by the fields' names. Passwords aren't among them. */
function textsOf(surface) {
  return [...namedFields(surface)]
    .map(([name, field]) => /** @type {[string, string]} */ ([name, field.node.value]))
    .filter(([, text]) => text !== "" && text.length <= lengthMax)
    .slice(0, countMax);
}

/** Keeps the texts of the fields in sight for the page that is loaded next. */
export function keepDrafts(surface) {
  const texts = textsOf(surface);
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ time: Date.now(), texts })));
}

/** The texts of the fields in sight, for a picture by another process. */
export function draftsOf(surface) { return new Drafts(new Map(textsOf(surface))); }

/** The texts of the page before this one, which the host no longer had; null where there was none. */
export function draftsBefore() {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null"));
  attempt(() => sessionStorage.removeItem(key));
  if (!kept || !(Date.now() - kept.time < keptMilliseconds)) return null;
  return new Drafts(new Map(kept.texts));
}

export class Drafts {
  /** @param {Map<string, string>} texts by the names of their fields */
  constructor(texts) {
    this.texts = texts;
    this.end = performance.now() + keptMilliseconds;
  }

  /**
   * Puts texts into the fields that are there and empty, as if they had been typed.
   *
   * @param {Surface} surface
   */
  restore(surface) {
    if (performance.now() > this.end) this.texts.clear();
    if (this.texts.size === 0) return;
    for (const [name, field] of namedFields(surface)) {
      const text = this.texts.get(name);
      if (text === undefined || field.node.value !== "" || field.node.readOnly || field.node.disabled) continue;
      this.texts.delete(name);
      field.node.value = text;
      field.noticeEdit();
    }
  }
}

/**
 * The fields by what they are called. The numbers of elements are others after a restart.
 *
 * @param {Surface} surface
 * @returns {Map<string, Field>}
 */
function namedFields(surface) {
  return namedElements(surface, ({ kind, fields: { content } }) =>
    ["textField", "textEditor"].includes(kind) && !content?.secure);
}

/** A browser may keep its storage from pages. */
function attempt(action) {
  try { return action(); } catch { return null; }
}
