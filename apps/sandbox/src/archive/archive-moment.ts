import { providers } from '@slipstream/contract/entities/catalogue/provider';
import type { SandboxWorld } from '../world/sandbox-world.ts';
import type { Moment } from './archive-job.ts';

/** What the archive has to know of the matches that are being played. */
export function archiveMoment({ seed, engine, clock, providerUp }: SandboxWorld, realMs: number): Moment {
  return {
    seed,
    worldMs: clock.now(),
    realMs,
    epoch: engine.epoch,
    playing: engine.playing().map(({ fixture, state, openCount }) => [fixture.id, state.status, openCount > 0]),
    providersDown: providers.filter((provider) => !providerUp(provider)),
  };
}
