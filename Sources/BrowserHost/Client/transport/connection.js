// The connection to the host: it sends hello, acknowledges frames, and reconnects automatically.

import { Outbox } from "./outbox.js";
import { rememberOnLeaving, windowBefore } from "./returning.js";
import { renew } from "./renewal.js";
import { protocolVersion } from "./wire.js";

const backoffMilliseconds = [0, 300, 1000, 2000, 4000, 8000, 15_000];
const reloadRestMilliseconds = 3000;

/** Longer addresses aren't sent (`ClientMessage.addressCountMax`). */
const addressCountMax = 4096;

/** The close codes with which the host rejects messages that are invalid or too large. */
const refusals = [1002, 1009];

/** An acknowledgement is delayed by this time, or until this many frames are unacknowledged. */
const acknowledgementMilliseconds = 100, unacknowledgedFramesMax = 4;

/**
 * A message from the host: its name is in `t`, and the fields depend on it (Documentation/Protocol.md).
 *
 * @typedef {{ t: Key } & Payload} Message
 * @typedef {import("./wire.js").Key} Key
 * @typedef {import("./wire.js").EventKind} EventKind
 * @typedef {import("./wire.js").Payload} Payload
 */

/**
 * The socket that the page's inline script has opened, unless it has closed meanwhile. Nothing has been sent on it yet. It is
 * used once.
 */
function firstSocket() {
  const socket = globalThis.kissaSocket;
  globalThis.kissaSocket = undefined;
  return socket && socket.readyState <= WebSocket.OPEN ? socket : null;
}

export class Connection {
  /**
   * @param {object} page
   * @param {URL} page.address the socket's address
   * @param {string} page.nonce the page's secret
   * @param {string} page.prefix the prefix of the host's paths
   * @param {() => Record<string, any>} page.environment the environment's fields
   * @param {(message: Message) => void} page.show applies a frame or a snapshot
   * @param {() => void} page.gone called when the host no longer has the window that is shown, before the page is reloaded
   * @param {() => void} page.forget clears the window that no longer exists
   * @param {() => (id: number) => string[]} page.moved called when another process has taken over the window, so that everything
   *   except typed texts is replaced; returns a function for the elements' old names
   * @param {(done: number, typed: Map<number, number>, cleared: number[]) => void} page.done called before the other process's
   *   picture arrives, with the last event that was handled without an acknowledgement, the last unacknowledged edit of each
   *   field, and the hashes of texts that the app has removed from fields
   * @param {() => (names: string[]) => number | undefined} page.arrived called when the other process's picture has arrived;
   *   returns a function that finds an element by its names
   * @param {(isConnected: boolean) => void} page.changed called when the connection is established or lost
   * @param {() => void} page.stranger called when the host can't identify the browser, and a reload doesn't help
   * @param {() => void} page.settled called when the host has acknowledged events
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
    /**
     * @type {number | null} the owner of the window whose picture is shown: each process that takes it over has the next number
     */
    this.generation = null;
    /** Whether the other process's picture has yet to arrive. */
    this.isMoving = false;
    this.changed = changed;
    this.stranger = stranger;
    this.settled = settled;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | null} the timer for the next attempt to connect */
    this.timer = null;
    this.lastEnvironment = "";
    this.window = windowBefore();
    /** Whether the page asks for the window that the previous page showed, which the host may no longer have. */
    this.isReturning = this.window !== null;
    /** Whether the page is about to be reloaded for another window. */
    this.isSpent = false;
    rememberOnLeaving(() => (this.isReturning || this.isSpent ? null : this.window));
    this.frame = 0;
    this.attempt = 0;
    this.isWelcome = false;
    /** The last frame that was acknowledged. */
    this.acknowledged = 0;
    /** @type {ReturnType<typeof setTimeout> | null} */
    this.acknowledgementTimer = null;
    /** Unlike a timer, a message to itself is delivered at once, even in a background tab. */
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
      // After the picture that came with it: the picture may set the focus where the person has moved it.
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
   * Sends an event, which also acknowledges the frame that the person saw.
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

  /** The host no longer has the page's window: it was restarted, or the page was away for too long. */
  beginAnew() {
    if (this.window !== null) this.gone();
    this.reload();
  }

  /** The previous page's window no longer exists: start with a new one. */
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
    // The host may have been updated while it was away.
    if (isBack) renew(client, () => this.outbox.pending.length > 0);
  }

  /**
   * Another process has the window: its elements have new ids, and pending events are transferred to the corresponding elements.
   */
  move() {
    const namesOf = this.moved();
    // Fields that are removed report a loss of focus; that also belongs to the old picture.
    this.forget();
    this.outbox.pauseFor(namesOf);
    this.frame = 0;
    this.isMoving = true;
  }

  /** Texts are sent before the presses that followed them. */
  arrive() {
    this.isMoving = false;
    const find = this.arrived();
    this.outbox.settleTexts();
    this.outbox.goOn(find, this.frame);
  }

  /**
   * If a frame can't be applied, host and page disagree: a snapshot brings them into sync again.
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
   * Delayed, so that the browser paints first: it can't paint during this call, and sending takes as long as showing. Often no
   * message is needed at all, because the next event contains the acknowledgement.
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

  /** A page that has just been loaded waits before it reloads, to prevent a tight loop. */
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

  /** The page's address if it has a query or a fragment, and so is a deep link. */
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
    // Randomized, so that pages that lost the same host don't all reconnect at once.
    this.timer = setTimeout(() => this.open(), step * (0.5 + Math.random() / 2));
  }

  /**
   * A socket that never opened may have been refused because no cookie identified the browser. If the page has just been loaded,
   * it came with a cookie, so the browser blocks it. An older page is reloaded, which brings another cookie.
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

  /** The page would send the rejected message again and be rejected again, so it begins a new window. */
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
