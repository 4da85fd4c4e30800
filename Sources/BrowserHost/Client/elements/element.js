// One element of the display list: its fields as the host last sent them, and the DOM node that shows them.
//
// It handles what all elements have in common. Subclasses draw each kind (see kinds.js); the surface arranges the children.

import { followBack, followForward } from "../page/backButton.js";
import { contentChange, endContentChange } from "../motion/contentMotion.js";
import { EdgeSwipe } from "../input/edgeSwipe.js";
import { Motions, entranceFields, originFields, properties, propertiesOf } from "../motion/motions.js";
import { Gestures } from "../input/gestures.js";
import { listen } from "../input/listening.js";
import { look } from "../drawing/look.js";
import { attribute, describe } from "./meaning.js";
import { differences, fieldDefaults } from "../transport/wire.js";

/**
 * @typedef {import("./surface.js").Surface} Surface
 * @typedef {import("../transport/wire.js").Fields} Fields
 * @typedef {import("../transport/wire.js").EventKind} EventKind
 */

/** @template {HTMLElement} [Node=HTMLElement] */
export class Element {
  /** @type {Node} */
  node;

  /** @type {Motions} */
  motions;

  /**
   * @param {number} id
   * @param {string} kind
   * @param {Surface} surface
   */
  constructor(id, kind, surface) {
    this.id = id;
    this.kind = kind;
    this.surface = surface;
    /** @type {Fields} */
    this.fields = { ...fieldDefaults };
    /** @type {Record<string, any>} */
    this.parts = {};
    /** @type {Record<string, number>} */
    this.motionSerials = {};
    /**
     * The frame last written to the style; null if it has yet to be written.
     *
     * @type {number[] | null}
     */
    this.place = null;
    /** @type {Gestures | null} */
    this.gestures = null;
    /**
     * The zooming of the scroll view that scales this element's style; null if there is none.
     *
     * @type {import("../input/zooming.js").Zooming | null}
     */
    this.magnifier = null;
    /**
     * The key of the drawn background, and the drawing used as the mask; null if there is none.
     *
     * @type {string | null}
     */
    this.drawnBackground = null;
    /** @type {any} */
    this.maskDrawn = null;
    /** @type {(() => void) | null} */
    this.endContentChange = null;
    this.isListening = false;
    this.isDraggable = false;
    /** @type {EdgeSwipe | undefined} */
    this.swipe = undefined;
  }

  /**
   * Makes the node, after the subclass has set its own properties.
   *
   * @returns this
   */
  build() {
    this.node = this.makeNode();
    this.node.id = `e${this.id}`;
    this.node.classList.add("element", this.kind);
    this.motions = new Motions(this.node);
    return this;
  }

  // MARK: For a kind to override

  /** @returns {Node} */
  makeNode() { return /** @type {any} */ (document.createElement("div")); }

  /**
   * The node that holds the children's nodes.
   *
   * @returns {HTMLElement}
   */
  get container() { return this.node; }

  /**
   * The node that assistive technology and the keyboard use.
   *
   * @returns {HTMLElement}
   */
  get control() { return this.node; }

  /**
   * The node that gets the focus when the host focuses the element.
   *
   * @returns {HTMLElement}
   */
  get keyboardNode() { return this.control; }

  /**
   * The node that shows the content; null if changes of the content are never animated.
   *
   * @returns {HTMLElement | null}
   */
  get contentNode() { return null; }

  /** Whether this kind of element takes part in hit testing, whatever its style. */
  get isSolid() { return false; }

  /**
   * The ARIA role of the kind's node if the host sets none.
   *
   * @returns {string | null}
   */
  get ownRole() { return null; }

  /** Whether the host's role can be set on the node. */
  get takesRole() { return true; }

  /**
   * Sets the element's accessible name; with null it follows from the content.
   *
   * @param {string | null} label
   */
  name(label) { attribute(this.control, "aria-label", label); }

  /**
   * @param {any} _content
   * @param {any} _previous
   */
  showContent(_content, _previous) {}

  /** Called when the element is removed for good. */
  dispose() {
    this.motions.stopAll();
    endContentChange(this);
    this.gestures?.dispose();
    followBack(this, false);
    followForward(this, false);
    if (this.isDraggable) this.surface.dragging.dispose(this);
  }

  // MARK: Changes

  /**
   * Applies changed fields; properties with a motion are animated, the others change at once. When the whole window is laid out
   * again, a running frame animation continues to the new frame.
   *
   * @param {Partial<Fields>} changes
   * @param {Record<string, any>} motions by the property's name
   */
  change(changes, motions = {}, isRelayout = false) {
    const before = this.fields;
    this.fields = { ...before, ...changes };
    const replay = "content" in changes ? this.prepareContentChange(motions.content) : null;
    this.show(changes, before);
    replay?.();
    for (const name of /** @type {string[]} */ (propertiesOf(changes))) {
      if (motions[name]) this.play(name, before, motions[name]);
      else if (isRelayout) this.motions.shift(name, before, this.fields);
      else this.motions.stop(name);
    }
  }

  /**
   * A snapshot repeats motions that were played already.
   *
   * @param {any} motion
   * @returns {(() => void) | null}
   */
  prepareContentChange(motion) {
    endContentChange(this);
    if (!motion || motion.serial <= (this.motionSerials.content ?? -1)) return null;
    this.motionSerials.content = motion.serial;
    return contentChange(this, this.fields, motion);
  }

  /**
   * Applies the first fields of a new element, which may have an entrance animation.
   *
   * @param {Partial<Fields>} fields
   * @param {Record<string, any>} motions by the property's name
   */
  begin(fields, motions = {}, enters = true) {
    this.fields = { ...this.fields, ...fields };
    this.show(this.fields, null);
    if (enters && this.fields.entrance) this.enter();
    for (const [name, motion] of Object.entries(motions)) {
      this.motionSerials[name] = motion.serial;
      if (name in properties && "from" in motion) this.motions.play(name, { ...this.fields, ...originFields(name, motion.from) }, this.fields, motion);
    }
  }

  enter() {
    const before = entranceFields(this.fields);
    for (const name of ["frame", "opacity", "transform"]) {
      this.motions.play(name, before, this.fields, this.fields.entrance.motion);
    }
  }

  /**
   * @param {string} name
   * @param {import("../transport/wire.js").Fields} before
   * @param {any} motion
   */
  play(name, before, motion) {
    const known = this.motionSerials[name] ?? -1;
    // An endless motion is sent again when the layout of its element changes.
    if (motion.serial === known && motion.repeats === 0) return this.motions.shift(name, before, this.fields);
    // A snapshot repeats motions that were played already.
    if (motion.serial <= known) return this.motions.stop(name);
    this.motionSerials[name] = motion.serial;
    this.motions.play(name, before, this.fields, motion);
  }

  // MARK: Parts of what it draws

  /**
   * Applies changed parts, and removes those that are gone. Parts are edited in place: there may be thousands.
   *
   * @param {Record<string, any>} edited
   * @param {string[]} gone
   */
  editParts(edited, gone) {
    Object.assign(this.parts, edited);
    for (const name of gone) delete this.parts[name];
    this.showParts(edited, gone);
  }

  /**
   * Replaces all parts.
   *
   * @param {Record<string, any>} parts
   */
  replaceParts(parts) {
    const gone = Object.keys(this.parts).filter((name) => !Object.hasOwn(parts, name));
    const edited = differences(this.parts, parts);
    if (gone.length > 0 || Object.keys(edited).length > 0) this.editParts(edited, gone);
  }

  /**
   * @param {Record<string, any>} _edited
   * @param {string[]} _gone
   */
  showParts(_edited, _gone) {}

  /**
   * Writes changed fields to the page.
   *
   * @param {Partial<Fields>} changes
   * @param {Fields | null} before
   */
  show(changes, before) {
    look(this, changes);
    if ("content" in changes) this.showContent(this.fields.content, before?.content ?? null);
    describe(this, changes);
    if ("events" in changes || "disabled" in changes) this.followBack();
    if ("drag" in changes) this.surface.dragging.refresh(this);
    if ("gestures" in changes || "events" in changes || "disabled" in changes) this.recognise();
  }

  // MARK: Listening

  /** @param {EventKind} kind */
  listensTo(kind) { return this.fields.events.includes(kind) && !this.fields.disabled; }

  /**
   * Reports an event, if the element declares it.
   *
   * @param {EventKind} kind
   * @param {import("../transport/wire.js").Payload} payload
   * @param {string | null} coalesced a name for events of which only the latest one matters
   */
  report(kind, payload = {}, coalesced = null) {
    if (this.listensTo(kind)) this.surface.report(this.id, kind, payload, coalesced);
  }

  followBack() {
    const isWanted = this.listensTo("back");
    // With an exit command, the edge swipe is off: there is no page that could follow the finger.
    if (isWanted && !this.listensTo("exit")) this.swipe ??= new EdgeSwipe(this);
    followBack(this, isWanted);
    followForward(this, this.listensTo("forward"));
  }

  /** The number of steps back that are possible from here. */
  get stepsBack() { return this.fields.stepsBack; }

  /** Goes one step back. Resolves when the host has handled that and the result is shown. */
  goBack() {
    this.report("back");
    return this.surface.hostHasHeard("back");
  }

  /** Goes forward to the page that the last step back left. */
  goForward() {
    this.report("forward");
    return this.surface.hostHasHeard("forward");
  }

  recognise() {
    const { events, gestures } = this.fields;
    if (!this.isDraggable && events.includes("drag")) {
      this.isDraggable = true;
      this.surface.dragging.listen(this);
    }
    this.node.classList.toggle("draggable", this.listensTo("drag"));
    this.node.classList.toggle("droppable", this.listensTo("drop"));
    if (!this.isListening && events.length > 0) {
      this.isListening = true;
      listen(this);
    }
    const isWanted = gestures.length > 0 && this.listensTo("gesture");
    if (isWanted && this.gestures) return this.gestures.expect(gestures);
    if (isWanted) this.gestures = new Gestures(this, gestures);
    else if (this.gestures) {
      this.gestures.dispose();
      this.gestures = null;
    }
  }
}
