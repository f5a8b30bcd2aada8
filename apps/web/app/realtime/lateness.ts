/** Clocks of devices run wrong by far less than this share. */
const driftShare = 0.0005;
/** What has been late for so long is the new normal: somebody has set the clock of the server back. */
const acceptedMs = 60_000;

/**
 * By how much messages come later than the quickest that came before. A line that is full delivers everything, heartbeats too, but
 * late; clocks of page and server need not agree to see that.
 */
export class Lateness {
  readonly #lateMsMax: number;
  #quickest: { readonly offsetMs: number; readonly atMs: number } | null = null;
  #lateSinceMs: number | null = null;

  constructor(lateMsMax: number) {
    this.#lateMsMax = lateMsMax;
  }

  /** A message that the server sent at `sentMs` on its clock is here at `nowMs` on ours; answers when that was on ours. */
  sentAt(sentMs: number, nowMs: number): number {
    const offsetMs = sentMs - nowMs;
    const before = this.#quickest;
    const expectedMs = before === null ? offsetMs : before.offsetMs - driftShare * (nowMs - before.atMs);
    this.#quickest = { offsetMs: Math.max(offsetMs, expectedMs), atMs: nowMs };
    const lateMs = Math.max(0, expectedMs - offsetMs);
    const lateSinceMs = this.#lateSinceMs ?? nowMs;
    const isAccepted = lateMs > this.#lateMsMax && nowMs - lateSinceMs >= acceptedMs;
    this.#lateSinceMs = lateMs > this.#lateMsMax && !isAccepted ? lateSinceMs : null;
    if (!isAccepted) return nowMs - lateMs;
    this.#quickest = { offsetMs, atMs: nowMs };
    return nowMs;
  }
}
