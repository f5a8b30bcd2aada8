import type { Bet as PlacedBet } from '@slipstream/contract/entities/bets/bet';
import type { BetError, PlaceError } from '@slipstream/contract/entities/bets/place-error';
import { isWrongOdds, refusalCodeOf, refusalOf } from '../refusals/server-refusal.ts';
import { selectionIdOf } from '../ticket/selection.ts';
import type { MessageByBet } from '../ticket/ticket.ts';
import type { TicketPlacementEvent } from '../ticket/ticket-event.ts';
import type { PlacementFailure } from './placement-outcome.ts';

/** What came back from POST /bets. */
export type PlacementAnswer =
  | { readonly kind: 'placed'; readonly bets: readonly PlacedBet[]; readonly errorsByBet: readonly BetError[] }
  /** `error` is null when the answer had no body that could be read. */
  | { readonly kind: 'refused'; readonly status: number; readonly error: RefusedBody | null }
  /** No answer: the network failed, the request timed out, or the page was closed. */
  | { readonly kind: 'lost' };

/** What came back when the server was asked about a key. */
export type ReconcileAnswer =
  | { readonly state: 'unknown' | 'in_progress' }
  | { readonly state: 'placed'; readonly bets: readonly PlacedBet[]; readonly errorsByBet: readonly BetError[] }
  | { readonly state: 'refused'; readonly error: RefusedBody };

type RefusedBody = Omit<PlaceError, 'code' | 'errorsByBet'> & {
  readonly code?: PlaceError['code'] | null;
  readonly errorsByBet?: PlaceError['errorsByBet'];
};

/** The event an answer is for the ticket or quick bet that placed with this key. */
export function placementEventOf(key: string, answer: PlacementAnswer): TicketPlacementEvent {
  switch (answer.kind) {
    case 'placed':
      return { kind: 'placement-succeeded', key, placed: successOf(answer.bets, answer.errorsByBet) };
    case 'refused': {
      const failure = failureOf(answer.status, answer.error);
      return failure === null ? { kind: 'placement-unknown', key } : { kind: 'placement-failed', key, failure };
    }
    case 'lost':
      return { kind: 'placement-unknown', key };
  }
}

/** Null: a server that broke may have done so after the bet was taken, so it is asked (PLACE-6). */
function failureOf(status: number, error: RefusedBody | null): PlacementFailure | null {
  if (status === 401) return { kind: 'signed-out' };
  const code = error?.code ?? null;
  const failure: PlacementFailure = error === null || code === null ? { kind: 'uncoded' } : codedFailure(error, code);
  return status >= 500 && !isAnswer(status, failure) ? null : failure;
}

/** A 503 with a code means that nothing was begun, and a known code says why. Any other code of a 5xx, such as `internal`, tells nothing of the bet. */
function isAnswer(status: number, failure: PlacementFailure): boolean {
  return failure.kind === 'coded' && (status === 503 || failure.error.code !== 'refused');
}

export function reconciledEventOf(key: string, answer: ReconcileAnswer): TicketPlacementEvent {
  switch (answer.state) {
    case 'unknown':
      return { kind: 'placement-reconciled', key, placed: null };
    case 'in_progress':
      return { kind: 'placement-unknown', key };
    case 'placed':
      return { kind: 'placement-reconciled', key, placed: successOf(answer.bets, answer.errorsByBet) };
    case 'refused':
      return { kind: 'placement-failed', key, failure: codedFailure(answer.error, answer.error.code ?? 'refused') };
  }
}

function successOf(placedBets: readonly PlacedBet[], errorsByBet: readonly BetError[]) {
  return { placedBets, messagesByBet: messagesByBet(errorsByBet) };
}

/** The first code with a meaning to us: that of the whole placement, else those about its bets. */
function codedFailure({ details, errorsByBet = [] }: RefusedBody, ofPlacement: number | string): PlacementFailure {
  const messages = messagesByBet(errorsByBet);
  const codes = [ofPlacement, ...messages.map((message) => message.code)].map(refusalCodeOf);
  const code = codes.find((each) => each !== 'refused') ?? 'refused';
  return {
    kind: 'coded',
    error: {
      code,
      refusal: refusalOf(code, details),
      messagesByBet: messages,
      isWrongOddsError: codes.some(isWrongOdds),
    },
  };
}

/** One message per refused selection; of a bet refused as a whole, one for the bet. */
function messagesByBet(errors: readonly BetError[]): readonly MessageByBet[] {
  return errors.flatMap(({ index, code, localizedMessage, selections, customOdds }): readonly MessageByBet[] => {
    const ofBet = { betIndex: index, selectionId: null, code, localizedMessage, odds: customOdds };
    const ofSelections = selections.map((selection) => ({
      betIndex: index,
      selectionId: selectionIdOf(selection),
      code: selection.code,
      localizedMessage: selection.localizedMessage,
      odds: selection.odds,
    }));
    return ofSelections.length === 0 || customOdds !== null ? [ofBet, ...ofSelections] : ofSelections;
  });
}
