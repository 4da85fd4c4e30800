// Shows, in the reader's language, that the connection to the host is lost (over the dimmed page), that the host doesn't accept
// the page, or that the page began anew. A brief loss isn't shown.

const patienceMilliseconds = 700;

const away = { en: "Reconnecting…", ja: "再接続しています…" };

const stranger = {
  en: "This page knows you by a cookie, which your browser doesn’t send. Allow cookies for this site, then load it again.",
  ja: "このページはCookieであなたを見分けますが、ブラウザがCookieを送っていません。このサイトのCookieを許可して、もう一度読み込んでください。",
};

const anew = {
  en: "The app was started again, or this page was away for too long, so it begins anew. What you had typed comes back in its field.",
  ja: "アプリが再起動したか、長いあいだ接続が切れていたため、はじめの画面に戻りました。入力していた文字は、もとの入力欄に戻ります。",
};

/** Long enough to read the text. */
const anewMilliseconds = 12_000;

/** The reader's language if the texts are available in it, else English. */
const language = navigator.language.slice(0, 2) in away ? navigator.language : "en";

/**
 * The text in the reader's language.
 *
 * @param {any} words
 */
const translated = (words) => words[language.slice(0, 2)];

export class Status {
  constructor() {
    this.node = document.createElement("div");
    this.node.className = "status";
    this.node.setAttribute("role", "status");
    this.node.lang = language;
  }

  /** @param {boolean} isConnected */
  show(isConnected) {
    clearTimeout(this.timer);
    if (isConnected) return this.settle(true);
    this.timer = setTimeout(() => this.settle(false), patienceMilliseconds);
  }

  /** @param {boolean} isConnected */
  settle(isConnected) {
    document.documentElement.classList.toggle("away", !isConnected);
    if (!isConnected) this.node.textContent = translated(away);
    else if (this.node.textContent === translated(away)) this.node.textContent = "";
  }

  /** Explains, for a while, why the page has lost its state. */
  showAnew() {
    this.node.textContent = translated(anew);
    setTimeout(() => { if (this.node.textContent === translated(anew)) this.node.textContent = ""; }, anewMilliseconds);
  }

  /** Explains that the host can't identify the browser. */
  showStranger() {
    clearTimeout(this.timer);
    this.node.textContent = translated(stranger);
  }
}
