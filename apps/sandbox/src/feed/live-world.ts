import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { Realtime } from '@slipstream/realtime/realtime';
import type { Steps } from '@slipstream/simulation/steps';
import { createSandboxWorld, type SandboxWorld } from '../world/sandbox-world.ts';
import type { WorldClock } from '../world/clock.ts';
import type { BoardChange } from '../world/boards/board-change.ts';
import { createBacklog } from './backlog.ts';
import { heartbeatMs, PublicFeed } from './public-feed.ts';
import { createSharedVersions, createVersionClock } from '../world/version-clock.ts';

/** A tick that takes longer does not make the feed fall silent. */
const longTickMs = heartbeatMs / 2;

export interface LiveWorldParts {
  readonly clock: WorldClock;
  readonly realtime: Realtime;
  readonly realNow: () => number;
  /** Whether other processes play the same world. */
  readonly isShared: boolean;
  /** Whether it is for this process to publish it. */
  readonly isPublishing: () => boolean;
  readonly locales: () => readonly string[];
  readonly providerUp: (provider: Provider) => boolean;
  /** Called with every change, whether or not a client listens. */
  readonly onChange: (change: BoardChange) => void;
}

/** A world that plays, and the feed that tells of it. */
export interface LiveWorld {
  readonly feed: PublicFeed;
  world(): SandboxWorld;
  /** Another world in its place. Connections are cut, so that pages read it anew. */
  setSeed(seed: string): void;
  /** One tick of feed and engine, in short steps. */
  tickSteps(): Steps<void>;
}

export function createLiveWorld(
  seed: string,
  { clock, realtime, realNow, isShared, isPublishing, locales, providerUp, onChange }: LiveWorldParts,
): LiveWorld {
  const feed: PublicFeed = new PublicFeed({
    world: () => world.world,
    worldNow: clock.now,
    realNow,
    isShared,
    isPublishing,
    locales,
    activeChannels: () => realtime.activeChannels().keys(),
    send: (channel, event) => void realtime.publish(channel, event),
    *boardOf(matchId) {
      const fixture = world.window.find(matchId);
      return fixture === null ? null : yield* world.engine.prepare(fixture, 'all');
    },
  });
  const backlog = createBacklog({
    publish: (change) => feed.publish(change),
    publishGap: (told) => feed.publishGap(told),
    isShared,
    isPublishing,
    realNow,
  });
  const parts = {
    clock,
    realNow,
    providerUp,
    versions: isShared ? createSharedVersions(clock) : createVersionClock(realNow),
    watched: () => feed.watched(),
    publish: (change: BoardChange) => {
      backlog.publish(change);
      onChange(change);
    },
  };
  let world = createSandboxWorld(seed, parts);
  clock.onChange((jumped) => {
    if (jumped) world.engine.realign();
  });
  return {
    feed,
    world: () => world,
    setSeed: (next) => {
      world = createSandboxWorld(next, parts);
      realtime.faults.cut();
    },
    *tickSteps() {
      const startedMs = realNow();
      yield* feed.tickSteps();
      backlog.catchUp();
      const playing = world;
      // Stop if the seed was changed between two steps: this world is replaced.
      for (const step of playing.engine.tickSteps()) {
        yield step;
        if (playing !== world) return;
        if (realNow() - startedMs >= longTickMs) feed.beat();
      }
      feed.saidUntil(startedMs);
      feed.beat();
    },
  };
}
