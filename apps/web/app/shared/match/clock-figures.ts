import type { MatchClock } from '@slipstream/contract/entities/catalogue/match-statistics';

/** What a match clock shows at a moment of the backend's clock, as figures; the words around them are the page's. */
export type ClockFigures =
  | { readonly kind: 'minute'; readonly minute: number; readonly added: number }
  | { readonly kind: 'remaining'; readonly text: string };

const minuteMs = 60_000;

/** A clock that counts up shows the minute being played, added time apart; one that counts down shows what is left. */
export function clockFigures(clock: MatchClock, nowMs: number): ClockFigures {
  const passedMs = clock.running ? Math.max(0, nowMs - clock.atMs) : 0;
  if (clock.direction === 'down') {
    const leftMs = Math.max(0, clock.shownMs - passedMs);
    const seconds = Math.floor((leftMs % minuteMs) / 1000);
    return { kind: 'remaining', text: `${Math.floor(leftMs / minuteMs)}:${String(seconds).padStart(2, '0')}` };
  }
  const shownMs = clock.shownMs + passedMs;
  const limitMs = clock.limitMs ?? Number.POSITIVE_INFINITY;
  if (shownMs <= limitMs)
    return { kind: 'minute', minute: Math.floor(Math.min(shownMs, limitMs - 1) / minuteMs) + 1, added: 0 };
  return { kind: 'minute', minute: limitMs / minuteMs, added: Math.floor((shownMs - limitMs) / minuteMs) + 1 };
}
