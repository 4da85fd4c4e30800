// Shows that the connection to the host is lost, in the reader's language, over the dimmed page. A short loss isn't shown.

const patienceMilliseconds = 700;

const words = { en: "Reconnecting…", ja: "再接続しています…" };

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
    const language = navigator.language.slice(0, 2);
    this.node.textContent = isConnected ? "" : words[language] ?? words.en;
  }
}
