import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { PublicEvent } from '@slipstream/contract/live/public-events';
import type { MatchId } from '@slipstream/units/ids';
import { isMatchLive, type MatchStatus } from '@slipstream/units/match-status';

import type { Board } from '../state/board/board.ts';
import type { Applied } from '../state/board/board-records.ts';
import type { WorldClock } from '../state/feed/world-clock.ts';

export interface EventTargets {
  readonly board: Board;
  readonly clock: WorldClock;
  /** A match that missed changes and has to be refetched. */
  readonly onGap: (matchId: MatchId) => void;
  /** The status of a match on this page changed, or another match started: lists may have to be reloaded. */
  readonly onListChange: () => void;
  readonly onPool?: (event: PoolChange) => void;
  /** The backend lost messages: everything on the page has to be refetched. */
  readonly onFeedGap?: () => void;
  /** When a heartbeat was sent, in real time of the server. */
  readonly onBeat?: (sentMs: number) => void;
}

type StatusChange = Extract<PublicEvent, { event: 'match_status_changed' }>;
type PoolChange = Extract<PublicEvent, { event: 'tournament_pool_changed' }>;

type Handlers = { readonly [Name in PublicEvent['event']]: (event: Extract<PublicEvent, { event: Name }>) => void };

/** One handler for every public event (RT-5, RT-6). */
export function eventHandlers({
  board,
  clock,
  onGap,
  onListChange,
  onPool,
  onFeedGap,
  onBeat,
}: EventTargets): (event: PublicEvent) => void {
  const handlers: Handlers = {
    match_changed: ({ match }) => {
      // Events of matches that are not on the page are ignored; lists load new matches.
      if (board.event(match.id) !== undefined && applyMatch(board, match)) onListChange();
    },
    markets_changed: (event) => check(event.matchId, board.applyMarketsChanged(event)),
    match_status_changed: (event) => {
      const before = board.event(event.matchId)?.status;
      board.applyMatchStatus(event);
      if (isListChange(before, event)) onListChange();
    },
    provider_status_changed: ({ providerStatuses }) => board.applyProviders(providerStatuses),
    tournament_pool_changed: (event) => onPool?.(event),
    heartbeat: ({ atMs, sentMs }) => {
      clock.sync(atMs);
      if (sentMs !== undefined) onBeat?.(sentMs);
    },
    feed_gap: () => onFeedGap?.(),
  };

  function check(matchId: MatchId, applied: Applied): void {
    if (applied === 'gap') onGap(matchId);
  }

  return (event) => dispatch(handlers, event);
}

/** Whether the match has come to another status: it may belong to other lists now. */
export function applyMatch(board: Board, match: SportEvent): boolean {
  const before = board.event(match.id)?.status;
  board.applyMatch(match);
  return before !== undefined && board.event(match.id)?.status !== before;
}

/**
 * A status is also sent when a set or a half starts or ends. For matches that are not on this page only the start
 * matters.
 */
function isListChange(before: MatchStatus | undefined, { status, stage }: StatusChange): boolean {
  if (before !== undefined) return before !== status;
  return isMatchLive(status) && (stage === null || (stage.kind === 'period' && stage.number === 1));
}

function dispatch<Name extends PublicEvent['event']>(
  handlers: Handlers,
  event: Extract<PublicEvent, { event: Name }>,
): void {
  (handlers[event.event] as (event: PublicEvent) => void)(event);
}
