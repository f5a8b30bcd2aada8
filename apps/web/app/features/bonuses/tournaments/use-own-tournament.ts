import type { Tournament } from '@slipstream/contract/entities/bonuses/tournament';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

import { useStores } from '../../../state/use-stores.ts';

const never = () => () => undefined;

/** The tournament as the player has it, once bonuses are loaded; until then the public one, with the latest pool. */
export function useOwnTournament(tournament: Tournament): Tournament {
  const { store, pools } = useStore(useStores().bonuses);
  const own = useSyncExternalStore(
    store?.state.subscribe ?? never,
    () => store?.find(tournament.id),
    () => undefined,
  );
  return own?.bonusType === 'tournament' ? own : { ...tournament, ...pools.get(tournament.id) };
}
