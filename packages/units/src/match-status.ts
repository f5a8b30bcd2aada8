/** The numbers of the feed by name (CAT-5). Only `prematch` and `live` accept bets (SLIP-15). */
export const matchStatus = { prematch: 0, live: 1, stopped: 2, closed: 3, finished: 4, notCovered: 5 } as const;
export type MatchStatus = (typeof matchStatus)[keyof typeof matchStatus];

/** What a list shows unless it asks for other statuses: a match that is not over. */
export const openMatchStatuses: readonly MatchStatus[] = [matchStatus.prematch, matchStatus.live, matchStatus.stopped];

export function isMatchComing(status: MatchStatus): boolean {
  return status === matchStatus.prematch;
}

export function isMatchLive(status: MatchStatus): boolean {
  return status === matchStatus.live;
}

/** Begun and not over: live or interrupted. */
export function isMatchUnderway(status: MatchStatus): boolean {
  return status === matchStatus.live || status === matchStatus.stopped;
}

/** Closed (ended, result not yet official), finished or no longer covered. */
export function isMatchOver(status: MatchStatus): boolean {
  return status >= matchStatus.closed;
}
