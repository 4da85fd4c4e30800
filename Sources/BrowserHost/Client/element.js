// One element of the display list: its fields as the host last said them, and the DOM node that shows them.
//
// It knows what every element has in common. What a kind draws is in a subclass (see kinds.js), where its children go is
// the surface's business.

import { followBack, followForward } from "./backButton.js";
import { contentChange, endContentChange } from "./contentMotion.js";
import { EdgeSwipe } from "./edgeSwipe.js";
import { Motions, entranceFields, originFields, properties, propertiesOf } from "./motions.js";
import { Gestures } from "./gestures.js";
import { listen } from "./listening.js";
import { look } from "./look.js";
import { attribute, describe } from "./meaning.js";
import { differences, fieldDefaults } from "./wire.js";

export class Element {
  constructor(id, kind, surface) {
    this.id = id;
    this.kind = kind;
    this.surface = surface;
    this.fields = { ...fieldDefaults };
    this.parts = {};
    this.node = this.makeNode();
    this.node.id = `e${id}`;
    this.node.classList.add("element", kind);
    this.motions = new Motions(this.node);
    this.motionSerials = {};
    /** The frame that its style has; null where that is still to be written. */
    this.place = null;
    this.gestures = null;
    /** The scroll view's zooming that scales its style; null where nobody does. */
    this.magnifier = null;
    this.isListening = false;
    this.isDraggable = false;
  }

  // MARK: For a kind to override

  makeNode() { return document.createElement("div"); }

  /** The node that holds the children's nodes. */
  get container() { return this.node; }

  /** The node that a screen reader and the keyboard meet. */
  get control() { return this.node; }

  /** The node that gets the keyboard where the host gives it to the element. */
  get keyboardNode() { return this.control; }

  /** The node that shows the content; null where a change of it is at once. */
  get contentNode() { return null; }

  /** Whether the kind itself, whatever its look, can be hit. */
  get isSolid() { return false; }

  /** The ARIA role that the kind's node needs where the host names none. */
  get ownRole() { return null; }

  /** Whether the host's role may stand on the node. */
  get takesRole() { return true; }

  /** Gives the element the name that a screen reader says; null leaves it to what is inside. */
  name(label) { attribute(this.control, "aria-label", label); }

  showContent(_content, _previous) {}

  /** Called when the element is gone for good. */
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
   * Takes over changed fields; a property that has a motion travels, the others jump. Where the whole window is laid out
   * anew, a frame that is travelling goes on, its way moved along.
   */
  change(changes, motions = {}, isRelayout = false) {
    const before = this.fields;
    this.fields = { ...before, ...changes };
    const replay = "content" in changes ? this.prepareContentChange(motions.content) : null;
    this.show(changes, before);
    replay?.();
    for (const name of propertiesOf(changes)) {
      if (motions[name]) this.play(name, before, motions[name]);
      else if (isRelayout) this.motions.shift(name, before, this.fields);
      else this.motions.stop(name);
    }
  }

  /** A snapshot repeats motions that were already played. */
  prepareContentChange(motion) {
    endContentChange(this);
    if (!motion || motion.serial <= (this.motionSerials.content ?? -1)) return null;
    this.motionSerials.content = motion.serial;
    return contentChange(this, this.fields, motion);
  }

  /** The first fields of a new element, which may come from somewhere. */
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

  play(name, before, motion) {
    const known = this.motionSerials[name] ?? -1;
    // A motion that goes on for ever is named again where what it moves is laid out anew.
    if (motion.serial === known && motion.repeats === 0) return this.motions.shift(name, before, this.fields);
    // A snapshot repeats motions that were already played.
    if (motion.serial <= known) return this.motions.stop(name);
    this.motionSerials[name] = motion.serial;
    this.motions.play(name, before, this.fields, motion);
  }

  // MARK: Parts of what it draws

  /** Takes parts over that changed, and forgets those that are gone. They are edited in place: there may be thousands. */
  editParts(edited, gone) {
    Object.assign(this.parts, edited);
    for (const name of gone) delete this.parts[name];
    this.showParts(edited, gone);
  }

  /** Takes these parts and no others. */
  replaceParts(parts) {
    const gone = Object.keys(this.parts).filter((name) => !Object.hasOwn(parts, name));
    const edited = differences(this.parts, parts);
    if (gone.length > 0 || Object.keys(edited).length > 0) this.editParts(edited, gone);
  }

  showParts(_edited, _gone) {}

  show(changes, before) {
    look(this, changes);
    if ("content" in changes) this.showContent(this.fields.content, before?.content ?? null);
    describe(this, changes);
    if ("events" in changes || "disabled" in changes) this.followBack();
    if ("drag" in changes) this.surface.dragging.refresh(this);
    if ("gestures" in changes || "events" in changes || "disabled" in changes) this.recognise();
  }

  // MARK: Listening

  listensTo(kind) { return this.fields.events.includes(kind) && !this.fields.disabled; }

  /** Reports an event, if the element declares it. `coalesced` names what only the latest matters of. */
  report(kind, payload = {}, coalesced = null) {
    if (this.listensTo(kind)) this.surface.report(this.id, kind, payload, coalesced);
  }

  followBack() {
    const isWanted = this.listensTo("back");
    // A view with an exit command is no page that follows the finger.
    if (isWanted && !this.listensTo("exit")) this.swipe ??= new EdgeSwipe(this);
    followBack(this, isWanted);
    followForward(this, this.listensTo("forward"));
  }

  /** How many steps back there are from here. */
  get stepsBack() { return this.fields.stepsBack; }

  /** Goes a step back. Resolves when what the host makes of that is shown. */
  goBack() {
    this.report("back");
    return this.surface.hostHasHeard("back");
  }

  /** Goes to the page again that was gone back from last. */
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
