// Sends what frames report to the app, no faster than the host takes messages, and in pieces that fit into one.

/** The most characters of a piece: even if each has to be escaped, or takes three bytes, the host counts one message. */
const pieceLength = 10000;

/** The time between two pieces of all frames together: half of the messages that the host takes. */
const pauseMilliseconds = 16;

/** The most characters and reports of a batch. */
const batchLengthMax = 256 * 1024, batchCountMax = 256;

/** The most characters and reports that wait. Beyond that, those are lost that may be. */
const waitingLengthMax = 1024 * 1024, waitingCountMax = 1000;

/** When a batch is sent again that the host hasn't heard, as that of a disabled view: later each time. */
const againMilliseconds = 5000, againMillisecondsMax = 60000;

/** When the next piece of any frame's may be sent. */
let nextTime = 0;

export class Reports {
  /** @type {{ page: number, text: string, replaced: string | undefined }[]} */
  waiting = [];
  /** The characters of those that wait. */
  length = 0;
  /**
   * The batch that the host hasn't heard yet.
   *
   * @type {{ serial: number, pieces: string[] } | null}
   */
  batch = null;
  timer = 0;
  isEnded = false;

  /**
   * @param {(value: any) => void} send
   * @param {number} [heard] the serial of the last batch that the host has heard
   */
  constructor(send, heard = 0) {
    this.send = send;
    this.serial = heard;
  }

  /**
   * @param {number} page
   * @param {object} report
   * @param {{ replaced?: string, mayBeLost?: boolean }} [options] a name for reports of which only the latest matters; whether the
   *   report may be lost if too many wait
   */
  add(page, report, options = {}) {
    const { replaced, mayBeLost = false } = options;
    const text = JSON.stringify(report);
    const place = replaced === undefined ? -1 : this.waiting.findIndex((each) => each.replaced === replaced);
    if (place >= 0) this.length -= this.waiting.splice(place, 1)[0].text.length;
    if (mayBeLost && (this.length + text.length > waitingLengthMax || this.waiting.length >= waitingCountMax)) return;
    this.waiting.push({ page, text, replaced });
    this.length += text.length;
    if (!this.batch) this.next();
  }

  /** The page is gone, and what it has reported. */
  clear() {
    this.waiting = [];
    this.length = 0;
  }

  end() {
    this.isEnded = true;
    clearTimeout(this.timer);
  }

  /** @param {number} serial */
  wereHeard(serial) {
    if (serial !== this.batch?.serial) return;
    clearTimeout(this.timer);
    this.batch = null;
    this.next();
  }

  /** Sends the reports that wait about one page, after those that were added in the same turn. */
  next() {
    const page = this.waiting[0]?.page;
    if (page === undefined) return;
    this.serial += 1;
    const batch = { serial: this.serial, pieces: /** @type {string[]} */ ([]) };
    this.batch = batch;
    queueMicrotask(() => {
      batch.pieces = pieces(`{"page":${page},"reports":[${this.take(page).join(",")}]}`);
      this.sendPieces(batch, 0, againMilliseconds);
    });
  }

  /**
   * @param {number} page
   * @returns {string[]}
   */
  take(page) {
    let count = 0, length = 0;
    for (const each of this.waiting) {
      length += each.text.length;
      if (each.page !== page || count === batchCountMax || (count > 0 && length > batchLengthMax)) break;
      count += 1;
    }
    const texts = this.waiting.splice(0, count).map((each) => each.text);
    this.length -= texts.reduce((sum, text) => sum + text.length, 0);
    return texts;
  }

  /**
   * @param {{ serial: number, pieces: string[] }} batch
   * @param {number} piece
   * @param {number} again the time after which the batch is sent again
   */
  sendPieces(batch, piece, again) {
    if (this.isEnded || this.batch !== batch) return;
    const count = batch.pieces.length;
    if (piece === count) {
      this.timer = setTimeout(() => this.sendPieces(batch, 0, Math.min(2 * again, againMillisecondsMax)), again);
      return;
    }
    const now = performance.now();
    if (nextTime > now) {
      this.timer = setTimeout(() => this.sendPieces(batch, piece, again), Math.ceil(nextTime - now));
      return;
    }
    nextTime = now + pauseMilliseconds;
    this.send({ batch: batch.serial, piece, count, text: batch.pieces[piece] });
    this.sendPieces(batch, piece + 1, again);
  }
}

/** A text in pieces, none of which ends within a character. */
function pieces(/** @type {string} */ text) {
  const result = [];
  for (let start = 0; start < text.length;) {
    const end = start + pieceLength;
    const isWithin = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && end < text.length;
    result.push(text.slice(start, isWithin ? end - 1 : end));
    start = isWithin ? end - 1 : end;
  }
  return result;
}
