import type { Provider } from '@slipstream/contract/entities/provider';
import type { BetType } from '@slipstream/contract/entities/bet-status';
import { systemTypesFor } from '../ticket/system-type.ts';
import { selectionsOf } from '../ticket/ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { TypeRefusal } from './refusal.ts';

/** Every reason why the slip cannot become a type (SLIP-5). Empty means that it can. */
export function refusalsForType(
  ticket: Ticket,
  betType: Exclude<BetType, 'custom_bet'>,
  context: TicketContext,
): readonly TypeRefusal[] {
  const selections = selectionsOf(ticket.bets);
  const current = ticket.bets[0]?.betType;
  const refusals: TypeRefusal[] = [];
  if (ticket.inProgress) refusals.push({ code: 'in-progress' });
  if (current === undefined) return [...refusals, { code: 'no-bets' }];
  if (current === 'custom_bet') return [...refusals, { code: 'custom-bet-keeps-type' }];
  if (current === betType) refusals.push({ code: 'already-that-type', betType });
  // With one selection there is only the single it already is.
  if (selections.length === 1) return [...refusals, { code: 'one-selection' }];
  if (betType === 'single') refusals.push(...singlesRefusals(selections, context));
  if (betType === 'system' && systemTypesFor(selections.length, context.systemTypes).length === 0) {
    refusals.push({ code: 'no-system-fits', selectionCount: selections.length });
  }
  return refusals;
}

/** Several singles at once need every provider of the slip to allow it (SLIP-6). */
export function singlesRefusals(
  selections: readonly { readonly provider: Provider }[],
  { providers }: TicketContext,
): readonly (TypeRefusal & { code: 'singles-not-allowed' })[] {
  const barring = [...new Set(selections.map(({ provider }) => provider))].filter(
    (provider) => !providers[provider].allowsMultiSingle,
  );
  return barring.length === 0 ? [] : [{ code: 'singles-not-allowed', providers: barring }];
}
