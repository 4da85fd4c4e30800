// A text field's selection, if its app asks for it. The client owns it in the same way as the text: a change is reported with the
// text's revision and the serial of the app's last change (of text or selection) that the field shows, so that the host knows to
// which text the offsets belong. The app's selections have a new serial; they wait until the field has the focus.

/** The host accepts no greater offset. */
const placeMax = 1e7;

export class FieldSelection {
  /**
   * @param {import("./textField.js").TextFieldElement} field
   * @param {HTMLInputElement | HTMLTextAreaElement} node
   */
  constructor(field, node) {
    this.field = field;
    this.node = node;
    /** The number of the app's changes of the text or the selection since the field's revision. */
    this.serial = 0;
    /** The offsets that the host knows; null if they have to be reported. */
    this.told = null;
    /** The selection that the app wants. In a field without focus it waits, since some browsers would focus the field. */
    this.wanted = null;
    this.listeners = null;
    node.addEventListener("focus", () => this.begin());
    node.addEventListener("blur", () => this.end());
  }

  get isReported() { return this.field.listensTo("selection"); }

  // MARK: The keyboard

  begin() {
    this.dispose();
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    document.addEventListener("selectionchange", () => this.notice(), { signal });
    if (this.wanted) this.select(this.wanted);
    // The press that focused the field moves the caret only after this event.
    setTimeout(() => { if (!signal.aborted) this.notice(); });
  }

  end() {
    this.notice();
    this.dispose();
  }

  dispose() {
    this.listeners?.abort();
    this.listeners = null;
  }

  // MARK: What a person does

  notice() {
    const { field } = this;
    // A composition isn't part of the text yet, and a text change that is still to be reported contains the selection.
    if (!this.isReported || this.listeners === null || field.isComposing || field.known !== this.node.value) return;
    const selection = this.places();
    if (selection.join() === this.told?.join()) return;
    this.told = selection;
    field.surface.settle(`text ${field.id}`);
    field.report("selection", { selection, revision: field.revision, serial: this.serial }, `selection ${field.id}`);
  }

  /** The text has a new revision, which is reported together with the selection. */
  noticeEdit() {
    this.serial = 0;
    this.wanted = null;
    if (!this.isReported) return {};
    this.told = this.places();
    return { selection: this.told };
  }

  /** The selection's offsets in the host's text. */
  places() {
    const { selectionStart, selectionEnd } = this.node;
    return [selectionStart, selectionEnd].map((place) => Math.min(placeOutside(place ?? 0, this.field), placeMax));
  }

  // MARK: What the host says

  /** Takes over `[serial]` or `[serial, start, end]` from the host; the field already shows the text to which they belong. */
  takeOver([serial, ...places] = [0]) {
    if (serial === this.serial) return;
    this.serial = serial;
    this.wanted = null;
    this.told = null;
    if (places.length === 0) this.notice();
    else if (this.listeners !== null) this.select(places);
    else this.wanted = places;
  }

  /** @param {number[]} places */
  select(places) {
    this.wanted = null;
    const [start, end] = places.map((place) => placeInside(place, this.field));
    this.node.setSelectionRange(start, end);
    this.told = this.places();
  }
}

/**
 * A text as the browser normalizes it: without "\r", and in a single-line field without line breaks.
 *
 * @param {string} text
 * @param {boolean} isMultiline
 */
export function textInside(text, isMultiline) {
  return isMultiline ? text.replace(/\r\n?/g, "\n") : text.replace(/[\r\n]/g, "");
}

/**
 * Converts an offset in the host's text to one in the field.
 *
 * @param {number} place
 * @param {{ text: string, known: string, isMultiline: boolean }} options
 */
function placeInside(place, { text, known, isMultiline }) {
  return text === known ? place : textInside(text.slice(0, place), isMultiline).length;
}

/**
 * Converts an offset in the field to one in the host's text. If several match, it is the one after the characters that the
 * browser dropped.
 *
 * @param {number} place
 * @param {{ text: string, known: string, isMultiline: boolean }} options
 */
function placeOutside(place, { text, known, isMultiline }) {
  if (text === known) return place;
  let low = place, high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (textInside(text.slice(0, middle), isMultiline).length <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
