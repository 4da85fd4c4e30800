// Notifies the person: through the browser if that is permitted, else with a banner at the top of the page.

/** How long a banner is shown. */
const bannerMilliseconds = 8000;

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
  if (!notifyByBrowser(name, title, body, pressed)) showBanner(title, body, pressed);
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

/**
 * @param {string} title
 * @param {string} body
 * @param {() => void} pressed
 */
function showBanner(title, body, pressed) {
  const banner = document.createElement("button");
  banner.className = "banner";
  banner.setAttribute("role", "alert");
  const heading = document.createElement("strong"), words = document.createElement("span");
  heading.textContent = title;
  words.textContent = body;
  banner.append(heading, words);
  const timer = setTimeout(() => banner.remove(), bannerMilliseconds);
  banner.onclick = () => {
    clearTimeout(timer);
    banner.remove();
    pressed();
  };
  document.querySelector(".banner")?.remove();
  document.body.append(banner);
}
