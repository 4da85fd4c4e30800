// The browser's Back button goes one page back in the app: while there is a page to go back to, one entry of the history is
// ours, and leaving it is a wish to go back.

const waiting = new Set();
let isGuarded = false;
let isLeaving = false;

/** An element began to listen for `back`, or ceased to. */
export function followBack(element, isWanted) {
  if (isWanted) waiting.add(element); else waiting.delete(element);
  if (waiting.size > 0 && !isGuarded) guard();
  else if (waiting.size === 0 && isGuarded) queueMicrotask(release);
}

function guard() {
  isGuarded = true;
  if (!isLeaving) history.pushState({ kissa: "page" }, "");
}

/** Our entry is taken off the history again, if it is the one that is shown. */
function release() {
  if (waiting.size > 0 || !isGuarded) return;
  isGuarded = false;
  if (history.state?.kissa !== "page") return;
  isLeaving = true;
  history.back();
}

addEventListener("popstate", () => {
  if (isLeaving) {
    isLeaving = false;
    if (isGuarded) history.pushState({ kissa: "page" }, "");
    return;
  }
  if (!isGuarded) return;
  const top = topmost();
  if (!top) return;
  // The next page back needs an entry of its own.
  history.pushState({ kissa: "page" }, "");
  top.report("back");
});

/** The innermost stack that can be reached. */
function topmost() {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const reachable = [...waiting].filter(({ node }) => !node.closest("[inert]") && (!dialog || dialog.contains(node)));
  return reachable.sort((one, other) => depth(other.node) - depth(one.node))[0] ?? null;
}

function depth(node) {
  let count = 0;
  for (let place = node; place; place = place.parentElement) count += 1;
  return count;
}
