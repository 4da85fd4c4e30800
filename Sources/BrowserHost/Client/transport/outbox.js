// The queue of events to the host: numbered, kept until the host has handled them, and sent again after a reconnection.
// Where only the latest matters (an offset, a finger's place, a long text), one is in flight at a time, and the latest always
// follows after a pause: a fast display reports a finger more often than the host can use.

const pendingMax = 500;

/**
 * How long after one the next of its name is sent at the earliest, and how long for each name where several are active: all
 * together stay below what the host takes in the long run (`messagesPerSecond`), with room for the rest of what is said.
 */
const restMilliseconds = 16, sharedRestMilliseconds = 12;

/** Kinds of events that say how a picture lies. */
const ofThePicture = ["text", "selection", "scroll", "scrolling", "zoom", "focus", "hold", "gesture"];

export class Outbox {
  /** @param {(message: Record<string, any>) => void} send puts a message on the wire, or drops it where there is none */
  constructor(send) {
    this.send = send;
    this.sequence = 0;
    /** @type {Record<string, any>[]} */
    this.pending = [];
    /** @type {Map<string, { sequence: number, time: number, event: any, isResting: boolean }>} the latest of each name */
    this.latest = new Map();
    /** @type {{ event: Record<string, any>, names: string[] }[]} what another process will be told */
    this.paused = [];
    /** @type {Map<number, number>} the last edit of each field, among what the process before hasn't said it has handled */
    this.typed = new Map();
    /** The last of the actions that the process before has done without saying so; 0 where there is none. */
    this.doneUnseen = 0;
    /** @type {Set<number>} events that were said to a process before this one */
    this.repeated = new Set();
  }

  /** Another window counts from the beginning. */
  reset() {
    this.sequence = 0;
    this.pending = [];
    this.latest = new Map();
    this.paused = [];
    this.repeated = new Set();
  }

  /**
   * The window goes on in another process, where elements have other numbers. What the host before didn't say it has handled
   * waits for `goOn`, but for what was under way in a process before that one, too: it may be what ended them.
   *
   * @param {(id: number) => string[]} namesOf
   */
  pauseFor(namesOf) {
    const waiting = [...this.latest.values()].flatMap(({ event }) => event ? [{ t: "event", ...event }] : []);
    const all = [...this.pending.filter(({ sequence }) => !this.repeated.has(sequence)), ...waiting];
    const named = all.map((event) => ({ event, names: namesOf(event.element) }));
    const texts = all.filter(({ kind }) => kind === "text");
    this.typed = new Map(texts.map(({ element, sequence }) => [element, sequence ?? Infinity]));
    this.doneUnseen = 0;
    // A new picture lies where it lies, and is asked for what was typed by itself.
    this.paused = [...this.paused, ...named.filter(({ event }) => !ofThePicture.includes(event.kind))];
    this.pending = [];
    this.latest = new Map();
  }

  /**
   * Sends what waited to the elements that are called the same now; what has no such element is no longer meant.
   *
   * @param {(names: string[]) => number | undefined} find
   * @param {number} frame
   */
  goOn(find, frame) {
    for (const { event: { sequence, ...event }, names } of this.paused.splice(0)) {
      const element = find(names);
      if (element !== undefined) this.repeated.add(this.post({ ...event, element, frame }));
    }
  }

  /**
   * @param {Record<string, any>} event
   * @param {string | null} coalesced names what only the latest matters of
   */
  add(event, coalesced = null) {
    if (coalesced === null) {
      this.settleTexts();
      return this.post(event);
    }
    const waiting = this.latest.get(coalesced);
    if (waiting) waiting.event = event;
    else this.latest.set(coalesced, { sequence: this.post(event), time: performance.now(), event: null, isResting: false });
  }

  /**
   * A host that answers nothing for so long is lost; what a person does to the picture is then lost with it.
   *
   * @param {any} event
   */
  post(event) {
    if (this.pending.length >= pendingMax) return this.sequence;
    this.sequence += 1;
    const message = { t: "event", sequence: this.sequence, ...event };
    this.pending.push(message);
    this.send(message);
    return this.sequence;
  }

  /**
   * All events up to `sequence` are done; a page that comes back to a window counts on from there.
   *
   * @param {number} sequence
   */
  acknowledge(sequence) {
    this.sequence = Math.max(this.sequence, sequence);
    this.pending = this.pending.filter((message) => message.sequence > sequence);
    for (const each of this.repeated) if (each <= sequence) this.repeated.delete(each);
    const done = this.paused.filter(({ event }) => event.sequence <= sequence);
    this.doneUnseen = Math.max(this.doneUnseen, ...done.map(({ event }) => event.sequence));
    this.paused = this.paused.filter((each) => !done.includes(each));
    for (const [name, waiting] of [...this.latest]) {
      if (waiting.sequence <= sequence && !waiting.isResting) this.follow(name, waiting);
    }
  }

  /**
   * The one under way is done: the latest since then follows once the rest is over.
   *
   * @param {string} name
   * @param {any} waiting
   */
  follow(name, waiting) {
    if (this.latest.get(name) !== waiting) return;
    const rest = waiting.time + Math.max(restMilliseconds, sharedRestMilliseconds * this.latest.size) - performance.now();
    waiting.isResting = rest > 0;
    if (waiting.isResting) return void setTimeout(() => this.follow(name, waiting), Math.ceil(rest));
    this.latest.delete(name);
    if (waiting.event) this.add(waiting.event, name);
  }

  /**
   * Sends the latest of what is under way now, since what comes next is about it.
   *
   * @param {any} coalesced
   */
  settle(coalesced) {
    const waiting = this.latest.get(coalesced);
    this.latest.delete(coalesced);
    if (waiting?.event) this.post(waiting.event);
  }

  /** What was typed or selected is heard before what is done with it. */
  settleTexts() {
    for (const [name, { event }] of [...this.latest]) if (["text", "selection"].includes(event?.kind)) this.settle(name);
  }

  resend() { for (const message of this.pending) this.send(message); }

  /**
   * Whether the host still has to hear of an event of this kind.
   *
   * @param {import("./wire.js").EventKind} kind
   */
  isWaiting(kind) { return this.pending.some((message) => message.kind === kind); }
}
