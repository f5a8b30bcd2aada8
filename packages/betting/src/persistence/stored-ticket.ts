import type { Bet } from '../ticket/bet.ts';
import { opened } from '../ticket/edit/with-bets.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { OpenTicket, PlacedTicket, Placement, PlacingTicket, Ticket, TicketKind } from '../ticket/ticket.ts';
import { sealed } from './seal.ts';
import { unsealed } from './stored-form.ts';
import type { Mending, Reading } from './stored-form.ts';

export function serialiseTicket(ticket: Ticket): string {
  return sealed(ticket);
}

export function parseTicket(text: string): Reading<Ticket> {
  return unsealed(text, mending);
}

const mending: Mending<Ticket> = {
  upgrade: upgradedTicket,
  salvage: (placement) => ({
    ...emptyTicket,
    kind: 'processing',
    error: null,
    placement,
    processingBets: [],
    betsMeanwhile: [],
  }),
};

/** Until version 2 a ticket had the fields of every kind, and its errors were message keys. */
type TicketUntil2 = Partial<
  Omit<OpenTicket, 'kind' | 'error'> &
    Pick<PlacingTicket, 'processingBets' | 'betsMeanwhile'> &
    Pick<PlacedTicket, 'placedBets'> & { readonly ticketState: TicketKind; readonly placement: Placement | null }
>;

function upgradedTicket({ ticketState, placement = null, placedBets = [], ...stored }: TicketUntil2): Ticket {
  const kind = ticketState === 'oddsChanged' ? ticketState : 'initial';
  const open = opened({ ...emptyTicket, ...stored, bets: upgraded(stored.bets) }, kind, null);
  const processingBets = upgraded(stored.processingBets);
  if (placement !== null) {
    const betsMeanwhile = upgraded(stored.betsMeanwhile);
    return { ...open, kind: 'processing', error: null, placement, processingBets, betsMeanwhile };
  }
  return ticketState === 'success' ? { ...open, kind: ticketState, processingBets, placedBets } : open;
}

function upgraded(bets: readonly Bet[] = []): readonly Bet[] {
  return bets.map(upgradedBet);
}

/** What a bet and a selection have when an older release said nothing of it. New fields of a later version go here. */
export function upgradedBet(stored: Bet): Bet {
  const selections = stored.selections.map((selection) => ({ ...selectionDefaults, ...selection }));
  return { ...betDefaults, ...stored, selections };
}

const betDefaults = { potentialWin: null, lineStake: null, isCustomOddsChanged: false, isBonusChosen: false } as const;
const selectionDefaults = { isStale: true, floorOdds: null, acceptance: null } as const;
