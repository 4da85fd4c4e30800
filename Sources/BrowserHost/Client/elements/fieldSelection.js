// A text field's selection, if its app asks for it. The client owns it as it owns the text: a change is reported with the
// revision of the text, and with the serial of the app's last change of either that the field shows, so that the host knows which
// text the places are in. The app's wishes come with a new serial; they wait until the field has the keyboard.

/** The host reads no greater number. */
const placeMax = 1e7;

export class FieldSelection {
  /**
   * @param {import("./textField.js").TextFieldElement} field
   * @param {HTMLInputElement | HTMLTextAreaElement} node
   */
  constructor(field, node) {
    this.field = field;
    this.node = node;
    /** How often the app has changed the text or the selection since the field's revision. */
    this.serial = 0;
    /** The places that the host knows; null where it has to be told. */
    this.told = null;
    /** What the app wants selected. In a field without the keyboard it waits: some browsers would move the keyboard there. */
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
    // The press that brought the keyboard moves the caret only now.
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
    // What is being composed is not there yet; an edit that is still to be reported tells the selection itself.
    if (!this.isReported || this.listeners === null || field.isComposing || field.known !== this.node.value) return;
    const selection = this.places();
    if (selection.join() === this.told?.join()) return;
    this.told = selection;
    field.surface.settle(`text ${field.id}`);
    field.report("selection", { selection, revision: field.revision, serial: this.serial }, `selection ${field.id}`);
  }

  /** The text has a new revision, which is reported with what is selected in it. */
  noticeEdit() {
    this.serial = 0;
    this.wanted = null;
    if (!this.isReported) return {};
    this.told = this.places();
    return { selection: this.told };
  }

  /** The places in the host's text. */
  places() {
    const { selectionStart, selectionEnd } = this.node;
    return [selectionStart, selectionEnd].map((place) => Math.min(placeOutside(place ?? 0, this.field), placeMax));
  }

  // MARK: What the host says

  /** `[serial]` or `[serial, start, end]`, of a text that the field shows by now. */
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
 * What a browser makes of a text: it has no "\r", and in a field of one line no line breaks at all.
 *
 * @param {string} text
 * @param {boolean} isMultiline
 */
export function textInside(text, isMultiline) {
  return isMultiline ? text.replace(/\r\n?/g, "\n") : text.replace(/[\r\n]/g, "");
}

/**
 * The place in the field that is one in the host's text.
 *
 * @param {number} place
 * @param {{ text: string, known: string, isMultiline: boolean }} options
 */
function placeInside(place, { text, known, isMultiline }) {
  return text === known ? place : textInside(text.slice(0, place), isMultiline).length;
}

/**
 * The other way round: of several places, behind what the browser left out.
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
