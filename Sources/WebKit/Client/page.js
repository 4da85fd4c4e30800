// A web page in a sandboxed frame. Another site's page is only framed. HTML of the app is written into a document of this host
// whose origin is opaque, because of the frame's sandbox and of the document's own policy: its scripts reach neither this page nor
// its cookies. A bridge runs there before the HTML, and talks with this module through a message port that only the two have.

import { installBridge } from "./bridge.js";

/**
 * @typedef {object} Settings
 * @property {string} shell the path of the document that HTML is written into
 * @property {{ name: string, replies: boolean }[]} handlers
 * @property {boolean} panels whether the app shows the page's alerts
 * @property {boolean} scrolls
 * @property {boolean} isClear whether what lies behind the page is seen where the page paints nothing
 * @property {boolean} isFullscreenAllowed
 */

/**
 * @typedef {object} Page
 * @property {number} serial
 * @property {string} title
 * @property {string} [address] of another site's page
 * @property {string} [html] or else the HTML
 * @property {string} [base] the address to which the HTML's addresses are relative
 * @property {{ source: string, isAtEnd: boolean }[]} [scripts]
 * @property {boolean} [runsScripts] whether the HTML's own scripts run
 */

const sheet = new CSSStyleSheet();
sheet.replaceSync(".web-page { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }");

const siteSandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads";
const ownSandbox = "allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads";

/** The most characters of a report, and the most reports of a page's own accord in a second. */
const reportLengthMax = 256 * 1024, reportsPerSecond = 60;

/**
 * @param {HTMLElement} element
 * @param {Settings} payload
 * @param {(report: any, coalesced?: string) => void} send
 * @param {Record<string, any>} parts
 */
export function mount(element, payload, send, parts) {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const view = new PageView(element, payload, send);
  view.edit(parts);
  return {
    /** @param {Settings} settings */
    update(settings) { view.configure(settings); },
    /** @param {Record<string, any>} edited */
    edit(edited) { view.edit(edited); },
    unmount() { view.clear(); },
  };
}

class PageView {
  /** @type {HTMLIFrameElement | null} */
  frame = null;
  /** @type {MessagePort | null} */
  port = null;
  /** What the bridge gets once it is there. */
  queue = /** @type {any[]} */ ([]);
  /** The calls without an answer. */
  calls = /** @type {Set<number>} */ (new Set());
  serial = 0;
  isForeign = false;
  budget = { second: 0, count: 0 };

  /**
   * @param {HTMLElement} element
   * @param {Settings} settings
   * @param {(report: any, coalesced?: string) => void} send
   */
  constructor(element, settings, send) {
    this.element = element;
    this.settings = settings;
    this.send = send;
  }

  /** @param {Settings} settings */
  configure(settings) {
    this.settings = settings;
    if (this.frame) this.dress(this.frame);
    this.tell({ settings });
  }

  /**
   * A part is the page, a call of the app's (`call 1`), or its reply to a message (`reply 1`).
   *
   * @param {Record<string, any>} edited
   */
  edit(edited) {
    if (edited.page) this.show(edited.page);
    const names = Object.keys(edited).filter((name) => name !== "page");
    names.sort((a, b) => Number(a.split(" ")[1]) - Number(b.split(" ")[1]));
    for (const name of names) {
      if (name.startsWith("call ")) this.call(edited[name]);
      else this.reply(edited[name]);
    }
  }

  clear() {
    this.port?.close();
    this.frame?.remove();
    this.frame = this.port = null;
    this.queue = [];
    this.calls.clear();
  }

  /** @param {Page} page */
  show(page) {
    this.clear();
    this.serial = page.serial;
    const address = page.address ?? onlyFrame(page);
    this.isForeign = address !== null;
    const frame = document.createElement("iframe");
    frame.className = "web-page";
    frame.title = page.title;
    frame.referrerPolicy = "no-referrer";
    this.dress(frame);
    this.frame = frame;
    if (address === null) this.open(frame, page); else this.open(frame, page, address);
    this.element.append(frame);
  }

  /**
   * @param {HTMLIFrameElement} frame
   * @param {Page} page
   * @param {string | null} address of another site's page
   */
  open(frame, page, address = null) {
    frame.setAttribute("sandbox", address === null ? ownSandbox : siteSandbox);
    if (address !== null) {
      const { protocol } = new URL(address);
      if (protocol !== "https:" && protocol !== "http:") throw new Error(`${address} is no page's address`);
      frame.allow = "autoplay; encrypted-media; picture-in-picture";
      frame.addEventListener("load", () => this.report({ loaded: true }));
      frame.src = address;
    } else {
      frame.addEventListener("load", () => this.begin(frame, page), { once: true });
      frame.src = this.settings.shell;
    }
  }

  /** @param {HTMLIFrameElement} frame */
  dress(frame) {
    frame.style.background = this.settings.isClear ? "transparent" : "white";
    frame.allowFullscreen = this.settings.isFullscreenAllowed;
    frame.setAttribute("scrolling", this.settings.scrolls ? "auto" : "no");
  }

  /**
   * @param {HTMLIFrameElement} frame
   * @param {Page} page
   */
  begin(frame, page) {
    if (this.frame !== frame) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => { if (this.frame === frame) this.hear(data); };
    this.port = port1;
    const { settings } = this;
    // The frame's origin is opaque, so no other target can be named.
    frame.contentWindow?.postMessage({ bridge: installBridge.toString(), page, settings }, "*", [port2]);
    this.report({ committed: true });
    for (const message of this.queue.splice(0)) port1.postMessage(message);
  }

  /** @param {any} message */
  tell(message) {
    if (this.port) this.port.postMessage(message); else this.queue.push(message);
  }

  /** @param {{ serial: number }} call */
  call(call) {
    if (this.isForeign) return this.report({ answer: call.serial, error: { kind: "foreign" } });
    this.calls.add(call.serial);
    this.tell({ call });
  }

  /** @param {{ serial: number }} reply */
  reply(reply) {
    this.tell({ reply });
    this.report({ replied: reply.serial });
  }

  /**
   * Takes a report of the frame's, which may be anything: only known fields go on, and not too much of them.
   *
   * @param {any} data
   */
  hear(data) {
    if (typeof data !== "object" || data === null) return;
    const { answer, value, error } = data;
    if (typeof answer === "number") {
      if (!this.calls.delete(answer)) return;
      const report = error === undefined ? { answer, value } : { answer, error };
      const isShort = JSON.stringify(report).length <= reportLengthMax;
      return this.report(isShort ? report : { answer, error: { kind: "type" } });
    }
    const { scroll, title, link, message, alert, left, loaded, parsed, closed } = data;
    const report = { scroll, title, link, message, alert, left, loaded, parsed, closed };
    if (JSON.stringify(report).length > reportLengthMax) return;
    // Positions replace each other on the way, and so they don't add up.
    if (scroll === undefined && !this.isWithinBudget()) return;
    this.report(report, scroll === undefined ? undefined : "scroll");
  }

  isWithinBudget() {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.budget.second) this.budget = { second, count: 0 };
    this.budget.count += 1;
    return this.budget.count <= reportsPerSecond;
  }

  /**
   * @param {object} report
   * @param {string} [coalesced]
   */
  report(report, coalesced) { this.send({ page: this.serial, ...report }, coalesced); }
}

/**
 * The address of another site's page, if HTML shows nothing but a frame with it. Frames within a sandbox share its limits, with
 * which players of films don't work, so this one is shown instead of the HTML.
 *
 * @param {Page} page
 * @returns {string | null}
 */
function onlyFrame({ html = "", scripts = [] }) {
  if (scripts.length > 0) return null;
  const bare = html.replace(withoutContent, "").trim();
  const attributes = /^<iframe\b([^>]*)>[^<]*<\/iframe\s*>$/i.exec(bare)?.[1] ?? "";
  const source = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const address = (source?.[1] ?? source?.[2] ?? source?.[3] ?? "").trim().replaceAll("&amp;", "&");
  if (!/^(https?:)?\/\//i.test(address)) return null;
  try {
    return new URL(address, "https://localhost").href;
  } catch {
    return null;
  }
}

/** The parts of HTML that show nothing by themselves. */
const withoutContent = new RegExp([
  "<!--[^]*?-->", "<!doctype[^>]*>", "<(style|title)\\b[^]*?</\\1\\s*>", "&nbsp;",
  "</?(?:html|head|body|meta|link|div|p|center|figure|section|main)\\b[^>]*>",
].join("|"), "gi");
