// Sends Escape to the innermost view within reach that has an exit command.

import { uppermost } from "../page/backButton.js";

/**
 * Sends Escape to a view with an exit command. Returns whether there is one.
 *
 * @param {KeyboardEvent & { target: any }} event
 */
export function exit(event) {
  const element = uppermost((element) => element.listensTo("exit"));
  if (!element) return false;
  // A view inside it that listens for keys may handle this one; otherwise the host passes it on to the ancestors.
  if (isHeardInside(element, event.target)) return true;
  event.preventDefault();
  element.report("exit");
  return true;
}

/**
 * @param {import("../elements/element.js").Element} element
 * @param {any} target
 */
function isHeardInside({ node, surface }, target) {
  if (!node.contains(target)) return false;
  for (let place = target; place !== node; place = place.parentElement) {
    if (surface.elements.get(Number(place.id.slice(1)))?.listensTo("key")) return true;
  }
  return false;
}
