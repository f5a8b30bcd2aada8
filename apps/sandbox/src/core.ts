import { join } from 'node:path';
import { createRealtime, type Realtime } from '@slipstream/realtime/realtime';
import { createSandboxWorld, type SandboxWorld } from './catalogue/sandbox-world.ts';
import { createWorldClock, worldAt, type ClockState, type WorldClock } from './clock.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import type { Identify } from './http/frame.ts';
import type { Log } from './http/log.ts';
import { PublicFeed } from './live/public-feed.ts';
import { createVersionClock } from './live/version-clock.ts';
import type { Options } from './options.ts';
import { openSiteFiles, type SiteFiles } from './site/site-files.ts';

/** The running parts every route is made from. */
export interface Core {
  readonly options: Options;
  readonly log: Log;
  readonly realNow: () => number;
  readonly files: SiteFiles;
  readonly locales: () => readonly string[];
  readonly identify: Identify;
  /** The origins of our own pages: the front end's and the host's. */
  readonly origins: readonly string[];
  readonly folder: DataFolder;
  readonly realtimeSecret: string;
  readonly clock: WorldClock;
  readonly realtime: Realtime;
  readonly feed: PublicFeed;
  readonly world: () => SandboxWorld;
  /** One beat of the engine and the feed. */
  tick(): void;
  close(): Promise<void>;
}

const speedUsual = 6;
const seedUsual = 'slipstream';
export const siteFolder = join(import.meta.dirname, '..', 'site');

export function createCore(options: Options, log: Log, realNow: () => number): Core {
  const files = openSiteFiles(siteFolder, (line) => log.notice(line));
  const folder = openDataFolder(options.data, options.reset);
  const realtimeSecret = options.realtimeSecret ?? folder.realtimeSecret();
  const locales = () => files.site.read().locales;
  const origins = [...options.webOrigins, ...options.hostOrigins];
  const { seed, state } = initialWorld(folder, options, realNow());
  const clock = createWorldClock(state, realNow, (saved) => folder.saveWorld({ seed, ...saved }));
  const realtime = createRealtime({
    tokenSecret: realtimeSecret,
    anonymousConnect: true,
    channels: channelTable(files.features.read().includes('delta_compression')),
    originAllowed: (origin) => origins.includes(origin),
  });
  const feed: PublicFeed = new PublicFeed({
    world: () => world.world,
    worldNow: clock.now,
    realNow,
    locales,
    activeChannels: () => realtime.activeChannels().keys(),
    send: (channel, event) => void realtime.publish(channel, event),
    boardOf: (matchId) => {
      const fixture = world.window.find(matchId);
      return fixture === null ? null : world.engine.fullBoard(fixture);
    },
  });
  const world = createSandboxWorld(seed, {
    clock,
    realNow,
    versions: createVersionClock(realNow),
    watched: () => feed.watched(),
    publish: (change) => feed.publish(change),
  });
  clock.onChange(() => world.engine.realign());
  const parts = {
    options,
    log,
    realNow,
    files,
    locales,
    identify,
    origins,
    folder,
    realtimeSecret,
    clock,
    realtime,
    feed,
  };
  return {
    ...parts,
    world: () => world,
    tick: () => {
      feed.beat();
      world.engine.tick();
    },
    close: async () => {
      // The world stands still while nobody runs it, so the next start goes on from this very moment.
      folder.saveWorld({ seed, speed: clock.speed(), anchor: { worldMs: clock.now(), realMs: realNow(), rate: 0 } });
      await realtime.close();
    },
  };
}

/** What the folder remembers, moved on by what the options say; a new world begins at the real time. */
function initialWorld(folder: DataFolder, options: Options, nowMs: number): { seed: string; state: ClockState } {
  const saved = folder.world();
  const speed = options.speed ?? saved?.speed ?? speedUsual;
  const worldMs = saved === null ? nowMs : worldAt(saved.anchor, nowMs);
  const seed = options.seed ?? saved?.seed ?? seedUsual;
  const state = { speed, anchor: { worldMs, realMs: nowMs, rate: speed } };
  folder.saveWorld({ seed, ...state });
  return { seed, state };
}

/** Until there are accounts, everybody is a visitor. */
const identify: Identify = () => null;

function channelTable(delta: boolean) {
  return {
    namespaces: {
      updates: { history: { size: 300, ttlMs: 60_000 }, delta },
      match: { history: { size: 100, ttlMs: 60_000 }, delta },
      player: { history: { size: 100, ttlMs: 300_000 }, anonymous: false },
    },
  };
}
