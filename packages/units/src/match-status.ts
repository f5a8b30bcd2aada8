// Constants of their own, so that a page which asks about one of them is not sent the table.
const prematch = 0;
const live = 1;
const stopped = 2;
const closed = 3;

/** The numbers of the feed by name (CAT-5). Only `prematch` and `live` accept bets (SLIP-15). */
export const matchStatus = { prematch, live, stopped, closed, finished: 4, notCovered: 5 } as const;
export type MatchStatus = (typeof matchStatus)[keyof typeof matchStatus];

/** What a list shows unless it asks for other statuses: a match that is not over. */
export const openMatchStatuses: readonly MatchStatus[] = [prematch, live, stopped];

export function isMatchComing(status: MatchStatus): boolean {
  return status === prematch;
}

export function isMatchLive(status: MatchStatus): boolean {
  return status === live;
}

/** Begun and not over: live or interrupted. */
export function isMatchUnderway(status: MatchStatus): boolean {
  return status === live || status === stopped;
}

/** Closed (ended, result not yet official), finished or no longer covered. */
export function isMatchOver(status: MatchStatus): boolean {
  return status >= closed;
}
