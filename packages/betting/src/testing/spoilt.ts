import { serialiseTicket } from '../persistence/stored-ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';

/** A stored slip with one value at a path replaced. */
export function spoilt(ticket: Ticket, path: string, value: unknown): string {
  const stored = JSON.parse(serialiseTicket(ticket));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce((object, key) => object[key], stored.ticket);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return JSON.stringify(stored);
}
