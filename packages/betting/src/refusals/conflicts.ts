import type { Bet } from '../ticket/bet.ts';
import type { Selection } from '../ticket/selection.ts';
import type { ConflictRefusal } from './refusal.ts';
import { idsOf, when } from './when.ts';

/** The provider whose prices cannot stand in a system. */
const providerWithoutSystems = 'oddin';

type ConflictingBet = {
  readonly betType: Bet['betType'];
  readonly selections: readonly Pick<Selection, 'id' | 'matchId' | 'provider'>[];
};

/** Every reason why a combo or a system is invalid (BET-7). Singles and custom bets are never in conflict. */
export function conflictsOf({ betType, selections }: ConflictingBet): readonly ConflictRefusal[] {
  if (betType !== 'combo' && betType !== 'system') return [];
  return [
    ...sameMatch(selections),
    ...(betType === 'system' ? withoutSystems(selections) : []),
    ...mixedProviders(selections),
  ];
}

/** One refusal per match that is there more than once, with all its selections. */
function sameMatch(selections: ConflictingBet['selections']): readonly ConflictRefusal[] {
  const matchIds = new Set(selections.map((selection) => selection.matchId));
  return [...matchIds]
    .map((matchId) => ({ matchId, together: selections.filter((selection) => selection.matchId === matchId) }))
    .filter(({ together }) => together.length > 1)
    .map(({ matchId, together }) => ({ code: 'same_match', matchId, selectionIds: idsOf(together) }));
}

function withoutSystems(selections: ConflictingBet['selections']): readonly ConflictRefusal[] {
  const barred = selections.filter((selection) => selection.provider === providerWithoutSystems);
  const refusal = { code: 'system_provider', provider: providerWithoutSystems, selectionIds: idsOf(barred) } as const;
  return when(barred.length > 0, refusal);
}

function mixedProviders(selections: ConflictingBet['selections']): readonly ConflictRefusal[] {
  const providers = [...new Set(selections.map((selection) => selection.provider))];
  return when(providers.length > 1, { code: 'mixed_providers', providers, selectionIds: idsOf(selections) });
}
