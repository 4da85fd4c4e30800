// A web page in a sandboxed frame. Another site's page is only framed. HTML of the app is written into a document of this host
// whose origin is opaque, because of the frame's sandbox and of the document's own policy: its scripts reach neither this page nor
// its cookies. A bridge runs there before the HTML, and talks with this module through a message port that only the two have.

import { installBridge } from "./bridge.js";
import { Reports } from "./reports.js";

/**
 * @typedef {object} Settings
 * @property {string} shell the path of the document that HTML is written into
 * @property {{ name: string, replies: boolean }[]} handlers
 * @property {boolean} panels whether the app shows the page's alerts
 * @property {boolean} opensWindows whether scripts open windows without a press
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

/** The most characters of a report. */
const reportLengthMax = 256 * 1024;

/**
 * @param {HTMLElement} element
 * @param {Settings} payload
 * @param {(report: any, coalesced?: string) => void} send
 * @param {Record<string, any>} parts
 */
export function mount(element, payload, send, parts) {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const view = new PageView(element, payload, new Reports(send, parts.heard));
  view.edit(parts);
  return {
    /** @param {Settings} settings */
    update(settings) { view.configure(settings); },
    /** @param {Record<string, any>} edited */
    edit(edited) { view.edit(edited); },
    unmount() {
      view.clear();
      view.reports.end();
    },
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

  /**
   * @param {HTMLElement} element
   * @param {Settings} settings
   * @param {Reports} reports
   */
  constructor(element, settings, reports) {
    this.element = element;
    this.settings = settings;
    this.reports = reports;
  }

  /** @param {Settings} settings */
  configure(settings) {
    this.settings = settings;
    if (this.frame) this.dress(this.frame);
    this.tell({ settings });
  }

  /**
   * A part is the page, a call of the app's (`call 1`), its reply to a message (`reply 1`), or the last batch of reports that it
   * has `heard`.
   *
   * @param {Record<string, any>} edited
   */
  edit(edited) {
    if (edited.page) this.show(edited.page);
    if (edited.heard !== undefined) this.reports.wereHeard(edited.heard);
    const names = Object.keys(edited).filter((name) => /^(call|reply) /.test(name));
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
    this.reports.clear();
  }

  /** @param {Page} page */
  show(page) {
    this.clear();
    this.serial = page.serial;
    const address = page.address ?? onlyFrame(page.html, page.scripts);
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
    if (address !== null) {
      const { protocol, origin } = new URL(address);
      if (protocol !== "https:" && protocol !== "http:") throw new Error(`${address} is no page's address`);
      // A page with the origin of ours could leave its sandbox.
      frame.setAttribute("sandbox", origin === location.origin ? ownSandbox : siteSandbox);
      frame.allow = "autoplay; encrypted-media; picture-in-picture";
      frame.addEventListener("load", () => this.report({ loaded: true }, { replaced: "loaded" }));
      frame.src = address;
    } else {
      frame.setAttribute("sandbox", ownSandbox);
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
   * @param {any} text JSON
   */
  hear(text) {
    if (typeof text !== "string") return;
    const isShort = text.length <= reportLengthMax;
    const data = isShort ? parsed(text) : null;
    if (typeof data !== "object" || data === null) return;
    const { answer, value, error } = data;
    if (typeof answer === "number") {
      if (this.calls.delete(answer)) this.report(error === undefined ? { answer, value } : { answer, error });
      return;
    }
    for (const name of steps) if (data[name] === true) this.report({ [name]: true }, { replaced: name });
    if (typeof data.title === "string") this.report({ title: data.title.slice(0, 1000) }, { replaced: "title" });
    if (Array.isArray(data.scroll)) this.report({ scroll: data.scroll.slice(0, 4).map(Number) }, { replaced: "scroll" });
    const { link, message, alert } = data;
    const asked = Object.entries({ link, message, alert }).filter(([, value]) => value !== undefined);
    if (asked.length > 0) this.report(Object.fromEntries(asked), { mayBeLost: true });
  }

  /**
   * @param {object} report
   * @param {{ replaced?: string, mayBeLost?: boolean }} [options] see `Reports`
   */
  report(report, options) { this.reports.add(this.serial, report, options); }
}

/** What happens to a page, each once. */
const steps = ["parsed", "loaded", "left", "closed"];

/** @returns {any} */
function parsed(/** @type {string} */ text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The address of another site's page, if HTML shows nothing but a frame with it. Frames within a sandbox share its limits, with
 * which players of films don't work, so this one is shown instead of the HTML.
 *
 * @param {string} [html]
 * @param {any[]} [scripts]
 * @returns {string | null}
 */
function onlyFrame(html = "", scripts = []) {
  // Longer HTML has more to show. The expressions below may take time that grows with the square of the length.
  if (scripts.length > 0 || html.length > 8192) return null;
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
