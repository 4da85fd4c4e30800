// The connection to the host: it says hello, acknowledges frames, and reconnects by itself.

import { Outbox } from "./outbox.js";
import { rememberOnLeaving, windowBefore } from "./returning.js";
import { renew } from "./renewal.js";
import { protocolVersion } from "./wire.js";

const backoffMilliseconds = [0, 300, 1000, 2000, 4000, 8000, 15_000];
const reloadRestMilliseconds = 3000;

/** No longer address is told (`ClientMessage.addressCountMax`). */
const addressCountMax = 4096;

/** How the host closes a line on which it was told what it doesn't understand, or too much. */
const refusals = [1002, 1009];

/** An acknowledgement waits for so long, or until so many frames want one. */
const acknowledgementMilliseconds = 100, unacknowledgedFramesMax = 4;

/**
 * What the host says: its name is in `t`, and the fields depend on it (Documentation/Protocol.md).
 *
 * @typedef {{ t: Key } & Payload} Message
 * @typedef {import("./wire.js").Key} Key
 * @typedef {import("./wire.js").EventKind} EventKind
 * @typedef {import("./wire.js").Payload} Payload
 */

/** The line that the page itself has begun to open, once, unless it broke meanwhile. Nobody speaks on it before we do. */
function firstSocket() {
  const socket = globalThis.kissaSocket;
  globalThis.kissaSocket = undefined;
  return socket && socket.readyState <= WebSocket.OPEN ? socket : null;
}

export class Connection {
  /**
   * @param {object} page
   * @param {URL} page.address of the socket
   * @param {string} page.nonce the page's secret
   * @param {string} page.prefix what stands before the host's paths
   * @param {() => Record<string, any>} page.environment the environment's fields
   * @param {(message: Message) => void} page.show applies a frame or a snapshot
   * @param {() => void} page.gone hears that the host no longer has the window that is shown, and the page is loaded again
   * @param {() => void} page.forget drops the window that is gone
   * @param {() => (id: number) => string[]} page.moved hears that another process has the window, of which all is new but what
   *   was typed; returns what elements were called
   * @param {(done: number, typed: Map<number, number>, cleared: number[]) => void} page.done hears, before the other process's
   *   picture is there, which event was the last that was done unseen, which edit of each field nobody had confirmed, and which
   *   texts the app has taken out of fields, by hash
   * @param {() => (names: string[]) => number | undefined} page.arrived hears that the other process's picture is there; returns
   *   which element is called so
   * @param {(isConnected: boolean) => void} page.changed hears how the line is
   * @param {() => void} page.stranger hears that the host doesn't know whose browser this is, and won't
   * @param {() => void} page.settled hears that the host has handled events
   */
  constructor({ address, nonce, prefix, environment, show, gone, forget, moved, done, arrived, changed, stranger, settled }) {
    this.address = address;
    this.nonce = nonce;
    this.prefix = prefix;
    /** @type {number[]} */
    this.cleared = [];
    this.environment = environment;
    this.show = show;
    this.gone = gone;
    this.forget = forget;
    this.moved = moved;
    this.done = done;
    this.arrived = arrived;
    /** @type {number | null} which of the processes that have had the window its picture is of */
    this.generation = null;
    /** Whether the picture of another process is still to come. */
    this.isMoving = false;
    this.changed = changed;
    this.stranger = stranger;
    this.settled = settled;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | null} the next try to reach the host */
    this.timer = null;
    this.lastEnvironment = "";
    this.window = windowBefore();
    /** Whether the page asks for the window that was shown before it, which the host may not have any more. */
    this.isReturning = this.window !== null;
    /** Whether the page has to be loaded again for another window. */
    this.isSpent = false;
    rememberOnLeaving(() => (this.isReturning || this.isSpent ? null : this.window));
    this.frame = 0;
    this.attempt = 0;
    this.isWelcome = false;
    /** The last frame that the host knows to be shown. */
    this.acknowledged = 0;
    /** @type {ReturnType<typeof setTimeout> | null} */
    this.acknowledgementTimer = null;
    /** Unlike a timer, a message to oneself comes at once, also in a page that lies behind another. */
    this.pause = new MessageChannel();
    this.pause.port1.onmessage = () => this.acknowledge();
    this.outbox = new Outbox((message) => { if (this.isWelcome) this.tell(message); });
    const returned = () => { if (document.visibilityState === "visible") this.retryNow(); };
    document.addEventListener("visibilitychange", returned);
    addEventListener("online", returned);
    addEventListener("hashchange", () => this.openAddress());
    this.open();
  }

  open() {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const socket = firstSocket() ?? new WebSocket(this.address);
    this.socket = socket;
    let wasOpened = false;
    const greet = () => {
      wasOpened = true;
      this.hello();
    };
    if (socket.readyState === WebSocket.OPEN) queueMicrotask(greet); else socket.addEventListener("open", greet);
    socket.addEventListener("message", ({ data }) => {
      const said = JSON.parse(data);
      const messages = Array.isArray(said) ? said : [said];
      for (const message of messages) if (this.socket === socket) this.hear(message);
      // After the picture that came along: it may give the keyboard to where a person has moved it.
      if (messages.some(({ t }) => t === "received")) this.settled();
    });
    socket.addEventListener("close", ({ code }) => {
      if (this.socket !== socket) return;
      if (this.isWelcome && refusals.includes(code)) this.giveUp(); else this.lose();
      if (!wasOpened) this.askWhetherKnown();
    });
  }

  hello() {
    const fields = this.environment();
    this.lastEnvironment = JSON.stringify(fields);
    const { href } = location;
    this.say({
      t: "hello", version: protocolVersion, nonce: this.nonce,
      ...(this.window === null ? {} : { resume: { window: this.window, frame: this.frame } }),
      ...(href.length <= addressCountMax ? { address: href } : {}),
      ...fields,
    });
  }

  /** @param {Payload} message */
  say(message) { if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message)); }

  /**
   * Says an event, which says as well what its person had seen.
   *
   * @param {any} event
   */
  tell(event) {
    this.say(event);
    this.acknowledged = Math.max(this.acknowledged, event.frame);
  }

  // MARK: What the host says

  /** @param {Message} message */
  hear(message) {
    switch (message.t) {
    case "welcome":
      this.cleared = message.cleared ?? [];
      return this.welcome(message.window, message.generation ?? 1, message.client);
    case "frame":
    case "snapshot": return this.take(message);
    case "received":
      this.outbox.acknowledge(message.sequence);
      if (this.isMoving) this.done(this.outbox.doneUnseen, this.outbox.typed, this.cleared);
      return;
    case "reload": return this.isReturning ? this.openNewWindow() : this.beginAnew();
    default: console.error(`the host said ${message.t}, which this page does not know`);
    }
  }

  /** The host has the window no longer that the page shows: it was started again, or the page was away for too long. */
  beginAnew() {
    if (this.window !== null) this.gone();
    this.reload();
  }

  /** The window from before is gone: the page is a new one after all. */
  openNewWindow() {
    this.isReturning = false;
    this.window = null;
    this.open();
  }

  /**
   * @param {string} name
   * @param {number} generation
   * @param {string} [client] the version of the host's client
   */
  welcome(name, generation, client) {
    this.isReturning = false;
    const isNew = this.window !== name, isBack = this.generation !== null;
    if (isNew && this.window !== null) {
      this.outbox.reset();
      this.forget();
    }
    if (!isNew && this.generation !== null && this.generation !== generation) this.move();
    this.window = name;
    this.generation = generation;
    this.acknowledged = 0;
    this.attempt = 0;
    this.isWelcome = true;
    this.changed(true);
    if (isNew) this.openAddress();
    this.outbox.resend();
    this.environmentChanged();
    // The host that was away may have come back as a newer one.
    if (isBack) renew(client, () => this.outbox.pending.length > 0);
  }

  /** Another process has the window: the elements are new ones, and what was done to the old ones is done to their likes. */
  move() {
    const namesOf = this.moved();
    // A field that goes says that it loses the keyboard, which is of the old picture, too.
    this.forget();
    this.outbox.pauseFor(namesOf);
    this.frame = 0;
    this.isMoving = true;
  }

  /** What was typed comes before what was pressed then. */
  arrive() {
    this.isMoving = false;
    const find = this.arrived();
    this.outbox.settleTexts();
    this.outbox.goOn(find, this.frame);
  }

  /**
   * A frame that cannot be applied means that host and page disagree: a snapshot makes them agree again.
   *
   * @param {Message} message
   */
  take(message) {
    try {
      this.show(message);
    } catch (error) {
      console.error(error);
      if (message.t === "snapshot") return this.reload();
      this.frame = 0;
      return this.socket?.close();
    }
    this.frame = message.frame;
    if (this.isMoving) this.arrive();
    this.acknowledgeSoon();
  }

  /**
   * The picture first: the browser can't draw it before this is done, and sending takes it as long as showing. It may be
   * that nothing need be sent, since the next event says the same.
   */
  acknowledgeSoon() {
    if (this.frame - this.acknowledged > unacknowledgedFramesMax) this.pause.port2.postMessage(null);
    else this.acknowledgementTimer ??= setTimeout(() => this.acknowledge(), acknowledgementMilliseconds);
  }

  acknowledge() {
    if (this.acknowledgementTimer !== null) clearTimeout(this.acknowledgementTimer);
    this.acknowledgementTimer = null;
    if (!this.isWelcome || this.acknowledged >= this.frame) return;
    this.acknowledged = this.frame;
    this.say({ t: "ack", frame: this.frame });
  }

  /** A page that was loaded just now and has to be loaded again waits, lest it do nothing else. */
  reload() {
    this.isSpent = true;
    const patience = performance.now() < reloadRestMilliseconds ? reloadRestMilliseconds : 0;
    setTimeout(() => location.reload(), patience);
  }

  // MARK: What the page says

  /**
   * @param {number} element
   * @param {EventKind} kind
   * @param {Payload} payload
   * @param {string | null} coalesced
   */
  report(element, kind, payload, coalesced) {
    this.outbox.add({ element, frame: this.frame, kind, ...payload }, coalesced);
  }

  /** An address with more to it than the host's leads into the app. */
  get leadingAddress() {
    const { search, hash, href } = location;
    return (search || hash) && href.length <= addressCountMax ? href : null;
  }

  openAddress(address = this.leadingAddress) {
    if (this.isWelcome && address !== null) this.say({ t: "open", address });
  }

  environmentChanged() {
    const fields = this.environment();
    const text = JSON.stringify(fields);
    if (!this.isWelcome || text === this.lastEnvironment) return;
    this.lastEnvironment = text;
    this.say({ t: "environment", ...fields });
  }

  // MARK: Losing and finding the host

  lose() {
    this.isWelcome = false;
    this.changed(false);
    const step = backoffMilliseconds[Math.min(this.attempt, backoffMilliseconds.length - 1)];
    this.attempt += 1;
    // Many pages that lost one host must not all come back in the same moment.
    this.timer = setTimeout(() => this.open(), step * (0.5 + Math.random() / 2));
  }

  /**
   * A socket that never opened may have been refused, because no cookie told whose browser this is. A page that was loaded
   * just now has brought one: the browser keeps it back. An older page is loaded again, which brings another.
   */
  async askWhetherKnown() {
    const answer = await fetch(`${this.prefix}/visitor`, { cache: "no-store" }).catch(() => null);
    if (answer?.status !== 403 || this.isSpent) return;
    clearTimeout(this.timer ?? undefined);
    this.timer = null;
    const wasWelcome = this.window !== null && !this.isReturning;
    const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    const wasReloaded = navigation?.type === "reload";
    if (!wasWelcome && (wasReloaded || performance.now() < reloadRestMilliseconds)) this.stranger(); else this.reload();
  }

  /** A page that says what the host refuses would say it again, and be refused again: a new window is begun. */
  giveUp() {
    this.isWelcome = false;
    this.changed(false);
    this.reload();
  }

  retryNow() {
    if (this.timer === null) return;
    this.attempt = 0;
    this.open();
  }
}
