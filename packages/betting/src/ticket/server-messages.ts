import type { Odds, TotalOdds } from '@slipstream/units/odds';
import type { Bet } from './bet.ts';
import { evaluateCustomPrice, evaluatePrice } from './evaluate-price.ts';
import type { Selection } from './selection.ts';
import { selectionsOf } from './ticket.ts';
import type { MessageByBet } from './ticket.ts';

/** Bets with the server's messages about them. */
export type Answered = { readonly bets: readonly Bet[]; readonly messagesByBet: readonly MessageByBet[] };

/**
 * Maps the server's messages, numbered by the bets that were sent, to the bets still in the slip. A price in a message
 * is taken over and flagged as changed: the server has just declined it. If the feed has changed the price since, the
 * feed wins, because it has versions (RT-8).
 */
export function answered(
  bets: readonly Bet[],
  sent: readonly Bet[],
  messages: readonly MessageByBet[],
  now: number,
): Answered {
  const messagesByBet = messages.flatMap((message) => {
    const betIndex = bets.findIndex((bet) => isSameBet(bet, sent[message.betIndex]));
    return betIndex < 0 ? [] : [{ ...message, betIndex }];
  });
  const unmoved = new Set(selectionsOf(sent).map(versionOf));
  const isUnmoved = (selection: Selection) => unmoved.has(versionOf(selection));
  return {
    bets: bets.map((bet) => priced(bet, messagesByBet, isUnmoved, now)),
    messagesByBet,
  };
}

/** No two bets of a slip share a selection, so the first one identifies a bet. */
export function isSameBet(one: Bet, other: Bet | undefined): boolean {
  return one.selections[0]?.id === other?.selections[0]?.id;
}

export function isAbout(index: number): (message: MessageByBet) => boolean {
  return ({ betIndex }) => betIndex === index;
}

function versionOf({ id, marketVersion }: Selection): string {
  return `${marketVersion} ${id}`;
}

function priced(
  bet: Bet,
  messages: readonly MessageByBet[],
  isUnmoved: (selection: Selection) => boolean,
  now: number,
): Bet {
  const prices = new Map(messages.map(({ selectionId, odds }) => [selectionId, odds]));
  const selections = bet.selections.map((selection) => {
    const odds = prices.get(selection.id) ?? null;
    if (odds === null || !isUnmoved(selection)) return selection;
    return evaluatePrice(selection, odds as Odds, { mode: 'none', now });
  });
  const customOdds: TotalOdds | null = prices.get(null) ?? null;
  const evaluated = { ...bet, selections };
  return bet.betType === 'custom_bet' && customOdds !== null
    ? evaluateCustomPrice(evaluated, customOdds, 'none')
    : evaluated;
}
