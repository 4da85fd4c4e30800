// The queue of events to the host: numbered, kept until the host has acknowledged them, and sent again after a reconnection.
// Events of which only the latest matters (an offset, a finger's location, a long text) are coalesced: one is in flight at a
// time, and the latest always follows after a pause, since a fast display reports a finger more often than the host can use.

const pendingMax = 500;

/**
 * The minimum time between coalesced events with the same name, and the time for each name if several are active: together they
 * stay below the host's long-term rate (`messagesPerSecond`), with room for other messages.
 */
const restMilliseconds = 16, sharedRestMilliseconds = 12;

/** The kinds of events that depend on the picture and aren't repeated for another process. */
const ofThePicture = ["text", "selection", "scroll", "scrolling", "zoom", "focus", "hold", "gesture"];

export class Outbox {
  /** @param {(message: Record<string, any>) => void} send sends a message, or drops it if there is no connection */
  constructor(send) {
    this.send = send;
    this.sequence = 0;
    /** @type {Record<string, any>[]} */
    this.pending = [];
    /** @type {Map<string, { sequence: number, time: number, event: any, isResting: boolean }>} the latest event of each name */
    this.latest = new Map();
    /** @type {{ event: Record<string, any>, names: string[] }[]} the events to be sent to another process */
    this.paused = [];
    /** @type {Map<number, number>} the last edit of each field that the previous process hasn't acknowledged */
    this.typed = new Map();
    /** The last action that the previous process has handled without an acknowledgement; 0 if there is none. */
    this.doneUnseen = 0;
    /** @type {Set<number>} events that were already sent to a previous process */
    this.repeated = new Set();
  }

  /** Another window restarts the numbering. */
  reset() {
    this.sequence = 0;
    this.pending = [];
    this.latest = new Map();
    this.paused = [];
    this.repeated = new Set();
  }

  /**
   * The window continues in another process, where elements have other ids. Events that the previous host hasn't acknowledged
   * wait for `goOn`, except those that were in flight in an earlier process as well: they may be what crashed them.
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
    // The new picture has its own layout, and typed texts are restored separately.
    this.paused = [...this.paused, ...named.filter(({ event }) => !ofThePicture.includes(event.kind))];
    this.pending = [];
    this.latest = new Map();
  }

  /**
   * Sends the waiting events to the elements that have the same names now; an event without such an element is dropped.
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
   * @param {string | null} coalesced a name for events of which only the latest one matters
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
   * With this many unacknowledged events, the host is considered lost, and further events are dropped.
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
   * All events up to `sequence` are handled; a page that resumes a window continues numbering from there.
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
   * The event in flight is handled: the latest one since then follows after the pause.
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
   * Flushes the latest event of a name, since the next event depends on it.
   *
   * @param {any} coalesced
   */
  settle(coalesced) {
    const waiting = this.latest.get(coalesced);
    this.latest.delete(coalesced);
    if (waiting?.event) this.post(waiting.event);
  }

  /** Flushes texts and selections, which have to arrive before an action that uses them. */
  settleTexts() {
    for (const [name, { event }] of [...this.latest]) if (["text", "selection"].includes(event?.kind)) this.settle(name);
  }

  resend() { for (const message of this.pending) this.send(message); }

  /**
   * Whether events of this kind are still unacknowledged.
   *
   * @param {import("./wire.js").EventKind} kind
   */
  isWaiting(kind) { return this.pending.some((message) => message.kind === kind); }
}
