import { createHmac, timingSafeEqual } from 'node:crypto';

const lifeMs = 6 * 60 * 60 * 1000;

/** Keys to the playlists of matches: a playlist is fetched without credentials, so its address has to prove the right to it. It stands in the query, which no log has. */
export interface StreamKeys {
  make(matchId: string, nowMs: number): string;
  isGood(matchId: string, key: string, nowMs: number): boolean;
}

export function createStreamKeys(secret: string): StreamKeys {
  const sealOf = (matchId: string, untilMs: number) =>
    createHmac('sha256', secret).update(`video ${matchId} ${untilMs}`).digest('base64url');
  return {
    make: (matchId, nowMs) => `${nowMs + lifeMs}.${sealOf(matchId, nowMs + lifeMs)}`,
    isGood: (matchId, key, nowMs) => {
      const [, until, seal] = /^(\d{1,15})\.([\w-]{43})$/.exec(key) ?? [];
      if (until === undefined || seal === undefined || Number(until) < nowMs) return false;
      return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(matchId, Number(until))));
    },
  };
}
