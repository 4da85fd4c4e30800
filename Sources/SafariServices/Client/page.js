// Another site's page in a frame, in a sandbox and without a referrer, so that it can't access this page. A browser doesn't
// report whether the site refuses to be framed: such a page counts as loaded.

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
