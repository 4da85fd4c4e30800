// The entry point: creates the parts of the page and connects them.

import { followHistory } from "./page/backButton.js";
import { listenForClipboard } from "./input/clipboardCommands.js";
import { prepareCopying } from "./page/clipboard.js";
import { Connection } from "./transport/connection.js";
import { environment, makeProbe, observeEnvironment } from "./page/environment.js";
import { keepKeyboardInField } from "./input/keyboardBar.js";
import { Shortcuts } from "./input/shortcuts.js";
import { Requests } from "./page/requests.js";
import { isAnother, namesInReach } from "./page/sight.js";
import { draftsBefore, draftsOf, keepDrafts } from "./page/drafts.js";
import { elementsByName, namesOf } from "./elements/names.js";
import { Status } from "./page/status.js";
import { Surface } from "./elements/surface.js";

const secret = meta("kissa-nonce"), prefix = meta("kissa-prefix");
const requests = new Requests((address) => connection.openAddress(address));
const status = new Status();
const probe = makeProbe();
const node = document.createElement("div");
node.className = "surface waiting";
document.documentElement.lang = navigator.language || "en";
document.body.append(node, probe, requests.announcer.region, status.node);

/** @type {Surface} */
const surface = new Surface(node, {
  report: (element, kind, payload, coalesced) => connection.report(element, kind, payload, coalesced),
  settle: (coalesced) => connection.outbox.settle(coalesced),
  perform: (serial, request) => requests.perform(serial, request),
});

const address = new URL(`${prefix}/socket`, location.href);
address.protocol = address.protocol === "https:" ? "wss:" : "ws:";

/** How long the app may take to restore its own state. */
const anewPatienceMilliseconds = 2000;

/** The names of what was in reach in the previous process's picture. */
let reached = /** @type {string[][]} */ ([]);
let drafts = draftsBefore();
if (drafts) status.showAnew();

/** @type {Connection} */
const connection = new Connection({
  address,
  nonce: secret,
  prefix,
  environment: () => environment(probe),
  show,
  gone: () => keepDrafts(surface),
  forget: () => {
    surface.clear();
    requests.reset();
  },
  moved() {
    reached = namesInReach(surface);
    drafts = draftsOf(surface);
    const names = new Map([...namesOf(surface)].map(([{ id }, names]) => [id, names]));
    return (id) => names.get(id) ?? [];
  },
  done: (done, typed, cleared) => drafts?.leaveOutSent(done, typed, cleared),
  arrived() {
    setTimeout(() => { if (isAnother(reached, surface)) status.showAnew(); }, anewPatienceMilliseconds);
    const find = elementsByName(surface);
    return (names) => find(names)?.id;
  },
  changed: (isConnected) => status.show(isConnected),
  stranger: () => status.showStranger(),
  settled: () => surface.noticeReceipt(),
});
surface.isWaiting = (kind) => connection.outbox.isWaiting(kind);
new Shortcuts(surface);
followHistory();
listenForClipboard(surface);
prepareCopying();
keepKeyboardInField();
// The focus can't be set while the surface is hidden.
surface.isFocusSettled = () => !node.classList.contains("waiting") && !connection.outbox.isWaiting("focus");
observeEnvironment(probe, () => connection.environmentChanged());

/**
 * A value that the host has written into the page.
 *
 * @param {string} name
 */
function meta(name) {
  return /** @type {HTMLMetaElement | null} */ (document.querySelector(`meta[name="${name}"]`))?.content ?? "";
}

/**
 * Shows a frame or a snapshot; the first picture appears once its fonts have loaded.
 *
 * @param {import("./transport/connection.js").Message} message
 */
function show({ t, ops }) {
  if (t === "snapshot") surface.applySnapshot(ops); else surface.applyFrame(ops);
  drafts?.restore(surface);
  if (node.classList.contains("waiting") && surface.root) {
    surface.fonts.ready().then(() => {
      node.classList.remove("waiting");
      surface.settleFocus();
    });
  }
}
