import { providers, type Provider, type ProviderStatus } from '@slipstream/contract/entities/catalogue/provider';
import type { Realtime } from '@slipstream/realtime/realtime';
import type { WorldClock } from '../world/clock.ts';
import type { PublicFeed } from '../feed/public-feed.ts';
import { Faults } from './faults.ts';

/** The levers for faults, each with what must follow from pulling it. */
export interface FaultControls {
  readonly faults: Faults;
  providerStatuses(): ProviderStatus[];
  setProvider(provider: Provider, status: ProviderStatus['status']): void;
  /** Takes every fault away and lets the world go on. */
  heal(): void;
}

export function createFaultControls(clock: WorldClock, feed: PublicFeed, realtime: Realtime): FaultControls {
  const faults = new Faults();
  const providerStatuses = () =>
    providers.map((provider): ProviderStatus => {
      return { provider, status: faults.providersDown.has(provider) ? 'inactive' : 'active' };
    });
  const setProvider: FaultControls['setProvider'] = (provider, status) => {
    const others = [...faults.providersDown].filter((down) => down !== provider);
    faults.providersDown = new Set(status === 'active' ? others : [...others, provider]);
    feed.publishAll({ event: 'provider_status_changed', at_ms: clock.now(), provider_statuses: providerStatuses() });
  };
  return {
    faults,
    providerStatuses,
    setProvider,
    heal: () => {
      for (const provider of faults.providersDown) setProvider(provider, 'active');
      faults.clear();
      realtime.faults.clear();
      if (clock.paused()) clock.resume();
    },
  };
}
