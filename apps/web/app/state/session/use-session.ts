import { useStore } from 'zustand';

import { useStores } from '../use-stores.ts';
import type { Session } from './session-store.ts';

export function useSession(): Session {
  return useStore(useStores().session.state);
}
