import type { Bet as PlacedBet } from '@slipstream/contract/entities/bet';
import type { OddsAcceptMode } from '@slipstream/contract/entities/odds-settings';
import type { MessageByBet, Placement, Ticket, TicketError, UpcomingBonus } from '../ticket/ticket.ts';
import type { MarketSnapshot, TicketFeedEvent } from '../ticket/ticket-event.ts';
import { aTotal, betShape, comboboostRangeShape } from './bet-shape.ts';
import type { Guard, Shape } from './shape.ts';
import {
  aBoolean,
  aCount,
  aText,
  aWhole,
  eitherOf,
  isRecord,
  listOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
} from './shape.ts';

type FeedEvent<Kind extends TicketFeedEvent['kind']> = Extract<TicketFeedEvent, { readonly kind: Kind }>;

const codeShape = eitherOf(aWhole, aText);

export const placementShape = objectOf<Placement>({
  key: aText,
  startedAt: aCount,
  answer: oneOf('awaited', 'unknown'),
});

export const acceptModeShape = oneOf('none', 'higher', 'any') as Guard<OddsAcceptMode>;

export const errorShape = objectOf<TicketError>({
  message: aText,
  details: listOf(aText),
  messagesByBet: listOf(
    objectOf<MessageByBet>({
      betIndex: aCount,
      selectionId: orNull(aText),
      code: codeShape,
      localizedMessage: aText,
      odds: orNull(aTotal),
    }),
  ),
  isWrongOddsError: aBoolean,
  code: orNull(codeShape),
  facts: recordOf(codeShape),
});

/** A placed bet came from the server and was parsed then; enough is looked at to know that it still is one. */
export const placedBetShape: Guard<PlacedBet> = (value): value is PlacedBet =>
  isRecord(value) && aText(value['id']) && aText(value['status']) && Array.isArray(value['selections']);

const marketShape = objectOf<MarketSnapshot>({
  matchId: aText,
  id: aText,
  specifier: aText,
  version: aCount,
  status: oneOf(1, 0, -1, -2, -3, -4),
  outcomes: listOf(objectOf<MarketSnapshot['outcomes'][number]>({ id: aText, active: aBoolean, odds: aTotal })),
});

const feedEventShapes = {
  'market-updated': objectOf<FeedEvent<'market-updated'>>({ kind: aText, market: marketShape }),
  'match-status-changed': objectOf<FeedEvent<'match-status-changed'>>({
    kind: aText,
    matchId: aText,
    status: oneOf(0, 1, 2, 3, 4, 5),
    version: aCount,
  }),
  'provider-status-changed': objectOf<FeedEvent<'provider-status-changed'>>({
    kind: aText,
    provider: oneOf('betradar', 'oddin', 'betconstruct'),
    isActive: aBoolean,
  }),
  'freshness-changed': objectOf<FeedEvent<'freshness-changed'>>({ kind: aText, matchId: aText, isStale: aBoolean }),
  'custom-odds-priced': objectOf<FeedEvent<'custom-odds-priced'>>({
    kind: aText,
    selectionIds: listOf(aText),
    customOdds: orNull(aTotal),
  }),
} satisfies { [Kind in TicketFeedEvent['kind']]: Guard<FeedEvent<Kind>> };

const feedEventShape: Shape = (value) => {
  if (!isRecord(value)) return false;
  const { kind } = value;
  return (
    typeof kind === 'string' &&
    Object.hasOwn(feedEventShapes, kind) &&
    feedEventShapes[kind as TicketFeedEvent['kind']](value)
  );
};

export const ticketShape = objectOf<Ticket>({
  ticketState: oneOf('initial', 'oddsChanged', 'processing', 'success', 'error'),
  error: orNull(errorShape),
  bets: listOf(betShape),
  upcomingBonuses: listOf(
    objectOf<UpcomingBonus>({ bonusId: aText, range: comboboostRangeShape, selectionsMissing: aCount }),
  ),
  selectedOutcomeIds: listOf(aText),
  processingBets: listOf(betShape),
  placedBets: listOf(placedBetShape),
  isRestoring: aBoolean,
  inProgress: aBoolean,
  acceptMode: acceptModeShape,
  placement: orNull(placementShape),
  heldEvents: listOf(feedEventShape),
});
