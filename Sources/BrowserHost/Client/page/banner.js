// A card at the top of the page that can be pressed for a while: a notification that the browser doesn't show, or an address that
// it doesn't open.

/** How long a banner is shown. */
const milliseconds = 8000;

/**
 * Shows a banner in place of the one before.
 *
 * @param {HTMLElement} node a button or a link
 * @param {string} title
 * @param {string} body
 */
export function showBanner(node, title, body) {
  node.classList.add("banner");
  node.setAttribute("role", "alert");
  const heading = document.createElement("strong"), words = document.createElement("span");
  heading.textContent = title;
  words.textContent = body;
  node.append(heading, words);
  const timer = setTimeout(() => node.remove(), milliseconds);
  node.addEventListener("click", () => {
    clearTimeout(timer);
    node.remove();
  });
  document.querySelector(".banner")?.remove();
  place(node);
}

/**
 * Everything outside of an open modal dialog is inert, so the banner is shown inside of the last one, above it.
 *
 * @param {HTMLElement} node
 */
function place(node) {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  (dialog ?? document.body).append(node);
  if (!dialog || !("showPopover" in node)) return;
  node.popover = "manual";
  node.showPopover();
}
