import { emptyTicket, selectionsOf } from '../ticket/ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';
import { restingState } from '../ticket/with-bets.ts';
import { isConsistent } from './consistent-ticket.ts';
import { repairedBets } from './repair-bets.ts';
import type { Repair } from './repair-bets.ts';
import { acceptModeShape, placementShape, ticketShape } from './ticket-shape.ts';
import { isRecord } from './shape.ts';
import { parsedVersion, storedVersion } from './stored-version.ts';
import type { Dropped } from './stored-version.ts';

/** What a stored slip turned out to be: as it was written, put right with the reasons, or not to be saved. */
export type TicketReading =
  | { readonly kind: 'read'; readonly ticket: Ticket }
  | { readonly kind: 'repaired'; readonly ticket: Ticket; readonly repairs: readonly Repair[] }
  | Dropped;

export function serialiseTicket(ticket: Ticket): string {
  return JSON.stringify({ version: storedVersion, ticket });
}

/** Never throws: storage can hold anything, from an older release, another tab or a curious player. */
export function parseTicket(text: string): TicketReading {
  const parsed = parsedVersion(text);
  if (parsed.kind === 'dropped') return parsed;
  const stored = parsed.version === 0 ? parsed.value : parsed.value['ticket'];
  if (parsed.version === storedVersion && ticketShape(stored) && isConsistent(stored)) {
    return { kind: 'read', ticket: stored };
  }
  if (!isRecord(stored)) return { kind: 'dropped', reason: 'not-a-ticket' };
  return repaired(stored, parsed.version === storedVersion ? ['broken-state'] : ['older-version']);
}

/**
 * Saves the bets that are whole, and above all the key of a placement under way: without it nobody could ask what became
 * of the player's money (PLACE-6).
 */
function repaired(stored: Readonly<Record<string, unknown>>, first: readonly Repair[]): TicketReading {
  const { bets, repairs } = repairedBets(stored['bets']);
  const placement = placementShape(stored['placement']) ? stored['placement'] : null;
  if (bets.length === 0 && placement === null) return { kind: 'dropped', reason: 'nothing-left' };
  const sent = repairedBets(stored['processingBets']).bets;
  const staked = sent.length > 0 ? sent : bets.filter((bet) => bet.stake > 0);
  const ticket: Ticket = {
    ...emptyTicket,
    bets,
    selectedOutcomeIds: selectionsOf(bets).map(({ id }) => id),
    acceptMode: acceptModeShape(stored['acceptMode']) ? stored['acceptMode'] : emptyTicket.acceptMode,
    ticketState: placement === null ? restingState(bets, null) : 'processing',
    inProgress: placement !== null,
    processingBets: placement === null ? [] : staked,
    placement,
  };
  return { kind: 'repaired', ticket, repairs: [...new Set([...first, ...repairs])] };
}
