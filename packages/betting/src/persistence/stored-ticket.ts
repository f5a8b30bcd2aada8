import type { Bet } from '../ticket/bet.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';
import { sealed } from './seal.ts';
import { opened } from './stored-form.ts';
import type { Mending, Reading } from './stored-form.ts';

export function serialiseTicket(ticket: Ticket): string {
  return sealed(ticket);
}

export function parseTicket(text: string): Reading<Ticket> {
  return opened(text, mending);
}

const mending: Mending<Ticket> = {
  upgrade: (stored) => {
    const ticket = { ...emptyTicket, ...stored };
    return {
      ...ticket,
      ...(ticket.error !== null && withoutError),
      bets: ticket.bets.map(upgradedBet),
      processingBets: ticket.processingBets.map(upgradedBet),
      betsMeanwhile: ticket.betsMeanwhile.map(upgradedBet),
    };
  },
  salvage: (placement) => ({ ...emptyTicket, ticketState: 'processing', inProgress: true, placement }),
};

/** Errors were message keys before version 3, so the slip comes back without its error. */
const withoutError = { ticketState: 'initial', error: null } as const;

/** What a bet and a selection have when an older release said nothing of it. New fields of a later version go here. */
export function upgradedBet(stored: Bet): Bet {
  const selections = stored.selections.map((selection) => ({ ...selectionDefaults, ...selection }));
  return { ...betDefaults, ...stored, selections };
}

const betDefaults = { potentialWin: null, lineStake: null, isCustomOddsChanged: false, isBonusChosen: false } as const;
const selectionDefaults = { isStale: true, floorOdds: null, acceptance: null } as const;
