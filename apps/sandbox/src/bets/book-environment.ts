import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { SandboxWorld } from '../world/sandbox-world.ts';

/** What the book sees of the running world. */
export interface BookEnvironment {
  readonly world: () => SandboxWorld;
  readonly worldNow: () => number;
  readonly realNow: () => number;
  readonly isProviderActive: (provider: Provider) => boolean;
  /** The feed hangs, so no price on the board can be trusted. */
  readonly isFrozen: () => boolean;
  /** A fault that moves every price under a placement, in thousandths. */
  readonly priceFactorPermille?: number;
}

/** Now, by both clocks. */
export function momentOf({ worldNow, realNow }: Pick<BookEnvironment, 'worldNow' | 'realNow'>) {
  return { atMs: worldNow(), realMs: realNow() };
}
