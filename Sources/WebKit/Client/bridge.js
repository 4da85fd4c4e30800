// The function that runs in the frame of an app's HTML.

/**
 * Runs in the frame, to which its text is sent: it uses nothing outside of itself. Writes the page into the frame's document, tells
 * what happens in it, and runs the app's scripts. The page's own scripts run in the same world, and so they can disturb it; they
 * reach nothing else.
 *
 * @param {{ page: import("./page.js").Page, settings: import("./page.js").Settings }} begin
 * @param {MessagePort} port
 */
export function installBridge(begin, port) {
  const { page } = begin;
  let { settings } = begin;
  const AsyncFunction = /** @type {any} */ (async () => {}).constructor;
  const [depthMax, countMax, lengthMax] = [64, 20000, 256 * 1024];
  const ask = { confirm: confirm.bind(window), prompt: prompt.bind(window) };
  const waiting = /** @type {Map<number, { resolve: (value: any) => void, reject: (error: any) => void }>} */ (new Map());
  let messages = 0, title = "";
  // The page's scripts may replace these.
  const { stringify } = JSON;
  const send = port.postMessage.bind(port);
  const post = (/** @type {any} */ report) => send(stringify(report));

  class TypeNotSupported extends Error {}

  /**
   * JavaScript's values as JSON: those that JSON lacks are in objects with one member, and so are lists and objects.
   *
   * @returns {any}
   */
  function encode(/** @type {any} */ value, depth = 0, counter = { count: 0 }) {
    counter.count += 1;
    if (depth > depthMax || counter.count > countMax) throw new TypeNotSupported();
    if (value === undefined || value === null) return null;
    if (value instanceof Number || value instanceof String || value instanceof Boolean) value = value.valueOf();
    switch (typeof value) {
      case "boolean": return value;
      case "string":
        // Half a character isn't one for the app.
        return value.toWellFormed?.() ?? value;
      case "number": return Number.isFinite(value) ? value : { number: String(value) };
      case "object": break;
      default: throw new TypeNotSupported();
    }
    if (value instanceof Date) return { date: value.getTime() };
    if (Array.isArray(value)) return { list: Array.from(value, (item) => encode(item, depth + 1, counter)) };
    const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
    if (!isPlain) throw new TypeNotSupported();
    const members = Object.entries(value).map(([name, item]) => [name, encode(item, depth + 1, counter)]);
    return { object: Object.fromEntries(members) };
  }

  /** @returns {any} */
  function decode(/** @type {any} */ value) {
    if (typeof value !== "object" || value === null) return value;
    if ("number" in value) return Number(value.number);
    if ("date" in value) return new Date(value.date);
    if ("list" in value) return value.list.map(decode);
    return Object.fromEntries(Object.entries(value.object).map(([name, item]) => [name, decode(item)]));
  }

  // MARK: What the app asks

  async function run(/** @type {any} */ { serial, script, arguments: given, isFunction }) {
    try {
      const names = Object.keys(given ?? {});
      const value = isFunction
        ? await new AsyncFunction(...names, script)(...names.map((name) => decode(given[name])))
        : (0, eval)(script);
      const answer = stringify({ answer: serial, value: value === undefined ? undefined : encode(value) });
      if (answer.length > lengthMax) throw new TypeNotSupported();
      send(answer);
    } catch (error) {
      post({ answer: serial, error: described(error) });
    }
  }

  function described(/** @type {any} */ error) {
    if (error instanceof TypeNotSupported) return { kind: "type" };
    return { kind: "exception", message: String(error).slice(0, 4000) };
  }

  function settle(/** @type {any} */ { serial, value, error }) {
    const promise = waiting.get(serial);
    waiting.delete(serial);
    if (error === undefined) promise?.resolve(decode(value)); else promise?.reject(new Error(error));
  }

  function configure() {
    document.documentElement.style.overflow = settings.scrolls ? "" : "hidden";
  }

  port.onmessage = ({ data }) => {
    if (data.call) void run(data.call);
    if (data.reply) settle(data.reply);
    if (data.settings) {
      settings = data.settings;
      configure();
    }
  };

  // MARK: What the page asks

  function postMessage(/** @type {string} */ name, /** @type {any} */ body) {
    const handler = settings.handlers.find((known) => known.name === name);
    if (!handler) throw new Error(`There is no message handler named ${name}`);
    messages += 1;
    const serial = messages;
    const message = stringify({ message: { name, serial, body: encode(body) } });
    if (message.length > lengthMax) throw new Error("The message is too long");
    send(message);
    if (handler.replies) return new Promise((resolve, reject) => waiting.set(serial, { resolve, reject }));
  }

  const messageHandlers = new Proxy({}, {
    get: (_, name) => typeof name === "string" && settings.handlers.some((known) => known.name === name)
      ? { postMessage: (/** @type {any} */ body) => postMessage(name, body) } : undefined,
    has: (_, name) => settings.handlers.some((known) => known.name === name),
  });

  function replaceFunctions() {
    Object.assign(window, {
      webkit: { messageHandlers },
      alert(text = "") { if (settings.panels) post({ alert: String(text).slice(0, 4000) }); },
      confirm: (/** @type {any} */ text) => settings.panels && ask.confirm(text),
      prompt: (/** @type {any} */ text, /** @type {any} */ draft) => settings.panels ? ask.prompt(text, draft) : null,
      open(address = "") {
        if (!settings.opensWindows && !(navigator.userActivation?.isActive ?? true)) return null;
        follow(new URL(address, document.baseURI).href, "other", true);
        return null;
      },
      close() { post({ closed: true }); },
    });
  }

  function follow(/** @type {string} */ address, /** @type {string} */ kind, isNew = false) { post({ link: { address, kind, isNew } }); }

  /** Whether a link or form leads into another window; null if it leads into a frame of the page, as the browser does itself. */
  function leadsElsewhere(/** @type {string} */ target) {
    if (["", "_self", "_top", "_parent"].includes(target.toLowerCase())) return false;
    return Array.from(document.querySelectorAll("iframe")).some((frame) => frame.name === target) ? null : true;
  }

  function didClick(/** @type {MouseEvent} */ event) {
    if (event.defaultPrevented) return;
    const link = /** @type {HTMLAnchorElement | undefined} */ (
      event.composedPath().find((node) => node instanceof HTMLAnchorElement || node instanceof HTMLAreaElement));
    if (!link?.href || link.hasAttribute("download") || link.protocol === "javascript:") return;
    const isNew = leadsElsewhere(link.target);
    if (isNew === null) return;
    event.preventDefault();
    follow(link.href, "link", isNew);
  }

  function didSubmit(/** @type {SubmitEvent} */ event) {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "get") return;
    const isNew = leadsElsewhere(form.target);
    if (isNew === null) return;
    event.preventDefault();
    const address = new URL(form.action, document.baseURI);
    address.search = new URLSearchParams(/** @type {any} */ (new FormData(form))).toString();
    follow(address.href, "form", isNew);
  }

  function tellTitle() {
    if (document.title === title) return;
    title = document.title;
    post({ title: title.slice(0, 1000) });
  }

  function tellScroll() {
    const { scrollWidth, scrollHeight } = document.scrollingElement ?? document.documentElement;
    post({ scroll: [scrollX, scrollY, scrollWidth, scrollHeight] });
  }

  function listen() {
    addEventListener("click", didClick);
    addEventListener("submit", didSubmit);
    addEventListener("scroll", tellScroll, { passive: true });
    addEventListener("pagehide", () => post({ left: true }));
    addEventListener("load", () => {
      tellTitle();
      tellScroll();
      post({ loaded: true });
    });
    document.addEventListener("DOMContentLoaded", () => {
      tellTitle();
      configure();
      runScripts(true);
      post({ parsed: true });
      new ResizeObserver(tellScroll).observe(document.documentElement);
    });
    new MutationObserver(tellTitle).observe(document, { subtree: true, childList: true, characterData: true });
  }

  function runScripts(/** @type {boolean} */ isAtEnd) {
    for (const script of page.scripts ?? []) {
      if (script.isAtEnd !== isAtEnd) continue;
      try {
        (0, eval)(script.source);
      } catch (error) {
        console.error(error);
      }
    }
  }

  // MARK: The page

  /** Where the document type ends, which decides how the page is laid out, and so stays first; 0 if there is none. */
  function endOfType() {
    let start = 0;
    for (;;) {
      while (/\s/.test(html.charAt(start))) start += 1;
      if (!html.startsWith("<!--", start)) break;
      const end = html.indexOf("-->", start + 4);
      if (end < 0) return 0;
      start = end + 3;
    }
    return html.slice(start, start + 9).toLowerCase() === "<!doctype" ? html.indexOf(">", start) + 1 : 0;
  }

  function addToHead(/** @type {string} */ name, /** @type {Record<string, string>} */ attributes) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    document.head.append(element);
  }

  const html = page.html ?? "";
  const type = html.slice(0, endOfType());
  document.open();
  replaceFunctions();
  listen();
  document.write(`${type}<html><head>`);
  if (!/<base\s[^>]*href/i.test(html)) addToHead("base", { href: page.base ?? "about:blank" });
  if (page.runsScripts === false) {
    addToHead("meta", { "http-equiv": "Content-Security-Policy", content: "script-src 'unsafe-eval'" });
  }
  runScripts(false);
  document.write(html.slice(type.length));
  document.close();
}
