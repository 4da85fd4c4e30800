// Notifies the person: through the browser if that is permitted, else with a banner at the top of the page.

import { showBanner } from "./banner.js";

/** Requests permission to notify; browsers only ask right after a user action. */
export function allowNotifications() {
  if ("Notification" in window && Notification.permission === "default") void Notification.requestPermission();
}

/**
 * @param {string} name the notification's name; a new one with the same name replaces it
 * @param {string} title
 * @param {string} body
 * @param {(address: string) => void} open called when the notification is pressed
 */
export function notify(name, title, body, open) {
  const pressed = () => {
    window.focus();
    const address = new URL("/", location.href);
    address.searchParams.set("kissa-notification", name);
    open(address.href);
  };
  if (notifyByBrowser(name, title, body, pressed)) return;
  const button = document.createElement("button");
  button.addEventListener("click", pressed);
  showBanner(button, title, body);
}

/**
 * Some phone browsers only support notifications by service workers, and throw.
 *
 * @param {string} name
 * @param {string} title
 * @param {string} body
 * @param {() => void} pressed
 */
function notifyByBrowser(name, title, body, pressed) {
  if (!("Notification" in window) || Notification.permission !== "granted") return false;
  try {
    const notification = new Notification(title, { body, tag: name });
    notification.onclick = () => {
      notification.close();
      pressed();
    };
    return true;
  } catch {
    return false;
  }
}
