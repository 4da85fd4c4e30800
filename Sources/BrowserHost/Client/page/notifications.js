// Notifies the person: by the browser, where they have allowed that, else by a banner at the top of the page.

/** For how long a banner is seen. */
const bannerMilliseconds = 8000;

/** Asks whether the page may notify; browsers ask only right after the person did something. */
export function allowNotifications() {
  if ("Notification" in window && Notification.permission === "default") void Notification.requestPermission();
}

/**
 * @param {string} name the notification's name; a new one of the same takes its place
 * @param {string} title
 * @param {string} body
 * @param {(address: string) => void} open tells the app that the notification was pressed
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
 * Some browsers on phones have notifications of service workers only, and throw.
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
