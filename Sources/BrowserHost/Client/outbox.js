// Events on their way to the host: numbered, kept until the host says that they are done, and sent again after a
// reconnection. Of what only the latest matters (an offset, a finger's place) one is under way at a time, and the latest
// always follows.

const pendingMax = 500;

export class Outbox {
  /** `send` puts a message on the wire, or drops it where there is none. */
  constructor(send) {
    this.send = send;
    this.reset();
  }

  /** Another window counts from the beginning. */
  reset() {
    this.sequence = 0;
    this.pending = [];
    this.latest = new Map();
  }

  add(event, coalesced = null) {
    if (coalesced === null) return this.post(event);
    const waiting = this.latest.get(coalesced);
    if (waiting) waiting.event = event;
    else this.latest.set(coalesced, { sequence: this.post(event), event: null });
  }

  /** A host that answers nothing for so long is lost; what a person does to the picture is then lost with it. */
  post(event) {
    if (this.pending.length >= pendingMax) return this.sequence;
    this.sequence += 1;
    const message = { t: "event", sequence: this.sequence, ...event };
    this.pending.push(message);
    this.send(message);
    return this.sequence;
  }

  /** All events up to `sequence` are done. */
  acknowledge(sequence) {
    this.pending = this.pending.filter((message) => message.sequence > sequence);
    for (const [name, waiting] of [...this.latest]) {
      if (waiting.sequence > sequence) continue;
      this.latest.delete(name);
      if (waiting.event) this.add(waiting.event, name);
    }
  }

  /** Sends the latest of what is under way now, since what comes next is about it. */
  settle(coalesced) {
    const waiting = this.latest.get(coalesced);
    this.latest.delete(coalesced);
    if (waiting?.event) this.post(waiting.event);
  }

  resend() { for (const message of this.pending) this.send(message); }

  /** Whether the host still has to hear of an event of this kind. */
  isWaiting(kind) { return this.pending.some((message) => message.kind === kind); }
}
