// Shows, in the reader's language and over the dimmed page, that the connection to the host is lost or that the host doesn't
// take the page. A short loss isn't shown.

const patienceMilliseconds = 700;

const away = { en: "Reconnecting…", ja: "再接続しています…" };

const stranger = {
  en: "This page knows you by a cookie, which your browser doesn’t send. Allow cookies for this site, then load it again.",
  ja: "このページはCookieであなたを見分けますが、ブラウザがCookieを送っていません。このサイトのCookieを許可して、もう一度読み込んでください。",
};

/** In the reader's language. */
const translated = (words) => words[navigator.language.slice(0, 2)] ?? words.en;

export class Status {
  constructor() {
    this.node = document.createElement("div");
    this.node.className = "status";
    this.node.setAttribute("role", "status");
  }

  show(isConnected) {
    clearTimeout(this.timer);
    if (isConnected) return this.settle(true);
    this.timer = setTimeout(() => this.settle(false), patienceMilliseconds);
  }

  settle(isConnected) {
    document.documentElement.classList.toggle("away", !isConnected);
    this.node.textContent = isConnected ? "" : translated(away);
  }

  /** Says that the host can't know whose browser this is. */
  showStranger() {
    clearTimeout(this.timer);
    this.node.textContent = translated(stranger);
  }
}
