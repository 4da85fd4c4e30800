// A page from elsewhere in a frame. It runs by itself, and reaches nothing of ours: it is in a sandbox, and is told no referrer. Whether
// it lets itself be shown isn't told to anybody: a page that refuses counts as loaded too.

const sheet = new CSSStyleSheet();
sheet.replaceSync(".foreign-page { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; background: white; }");

const allowed = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads";

/**
 * @param {HTMLElement} element
 * @param {any} payload
 * @param {(payload: any) => void} send
 */
export function mount(element, payload, send) {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const frame = document.createElement("iframe");
  frame.className = "foreign-page";
  frame.setAttribute("sandbox", allowed);
  frame.referrerPolicy = "no-referrer";
  /** @param {{ address: string, title: string }} options */
  const show = ({ address, title }) => {
    frame.title = title;
    const { protocol } = new URL(address);
    if (protocol !== "https:" && protocol !== "http:") throw new Error(`${address} is no page's address`);
    frame.src = address;
  };
  frame.addEventListener("load", () => send({ loaded: true }));
  show(payload);
  element.append(frame);
  return { update: show, edit() {}, unmount() { frame.remove(); } };
}
