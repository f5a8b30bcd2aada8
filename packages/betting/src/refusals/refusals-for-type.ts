import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import { systemTypesFor } from '../ticket/system-type.ts';
import { selectionsOf } from '../ticket/ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';
import { providerTerms } from '../ticket/provider-terms.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { Refusal, TypeRefusal } from './refusal.ts';
import { when } from './when.ts';

/** Every reason why the slip cannot become a type (SLIP-5). Empty means that it can. */
export function refusalsForType(
  ticket: Ticket,
  betType: Exclude<BetType, 'custom_bet'>,
  context: TicketContext,
): readonly TypeRefusal[] {
  const { bets, kind } = ticket;
  const selections = selectionsOf(bets);
  const selectionCount = selections.length;
  const current = bets[0]?.betType;
  const isCustom = current === 'custom_bet';
  // A custom bet and a slip with one selection cannot change type at all, so no other reasons are given.
  const isOpen = selectionCount > 1 && !isCustom;
  const isFitting = systemTypesFor(selectionCount, context.systemTypes).length > 0;
  return [
    ...when(kind === 'processing', { code: 'in_progress' }),
    ...when(current === undefined, { code: 'no_bets' }),
    ...when(isCustom, { code: 'custom_bet_keeps_type' }),
    ...when(current === betType, { code: 'already_that_type', betType }),
    ...when(selectionCount === 1 && !isCustom, { code: 'one_selection' }),
    ...(isOpen && betType === 'single' ? singlesRefusals(selections, context) : []),
    ...when(isOpen && betType === 'system' && !isFitting, { code: 'system_not_available', selectionCount }),
  ];
}

/** Several singles at once need every provider of the slip to allow it (SLIP-6). */
export function singlesRefusals(
  selections: readonly { readonly provider: Provider }[],
  { providers }: Pick<TicketContext, 'providers'>,
): readonly Refusal<'singles_not_allowed'>[] {
  const barring = [...new Set(selections.map(({ provider }) => provider))].filter(
    (provider) => !providerTerms(providers, provider).allowsMultiSingle,
  );
  return when(barring.length > 0, { code: 'singles_not_allowed', providers: barring });
}
