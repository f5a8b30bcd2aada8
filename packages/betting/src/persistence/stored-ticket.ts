import type { Bet } from '../ticket/bet.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { OpenTicket, PlacedTicket, Placement, PlacingTicket, Ticket, TicketKind } from '../ticket/ticket.ts';
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

function upgradedTicket({ ticketState, placement = null, ...stored }: TicketUntil2): Ticket {
  const { isRestoring = false, acceptMode = 'none', upcomingBonuses = [], selectedOutcomeIds = [] } = stored;
  const open: OpenTicket = {
    kind: ticketState === 'oddsChanged' ? ticketState : 'initial',
    error: null,
    bets: (stored.bets ?? []).map(upgradedBet),
    upcomingBonuses,
    selectedOutcomeIds,
    isRestoring,
    acceptMode,
  };
  const processingBets = (stored.processingBets ?? []).map(upgradedBet);
  if (placement !== null) {
    const betsMeanwhile = (stored.betsMeanwhile ?? []).map(upgradedBet);
    return { ...open, kind: 'processing', error: null, placement, processingBets, betsMeanwhile };
  }
  if (ticketState !== 'success') return open;
  return { ...open, kind: 'success', processingBets, placedBets: stored.placedBets ?? [] };
}

/** What a bet and a selection have when an older release said nothing of it. New fields of a later version go here. */
export function upgradedBet(stored: Bet): Bet {
  const selections = stored.selections.map((selection) => ({ ...selectionDefaults, ...selection }));
  return { ...betDefaults, ...stored, selections };
}

const betDefaults = { potentialWin: null, lineStake: null, isCustomOddsChanged: false, isBonusChosen: false } as const;
const selectionDefaults = { isStale: true, floorOdds: null, acceptance: null } as const;
