import { join } from 'node:path';
import type { Readiness } from '@slipstream/contract/http/operation/readiness';
import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import { finished, type Steps } from '@slipstream/simulation/steps';
import type { Transaction } from 'kysely';
import { Archive } from '../archive/archive.ts';
import { archiveMoment } from '../archive/archive-moment.ts';
import { createBonuses, type Bonuses } from '../bonuses/bonuses.ts';
import { seedBonuses } from '../bonuses/seed-bonuses.ts';
import type { AccountParts } from '../accounts/account-parts.ts';
import type { Book } from '../bets/book.ts';
import { giveAll } from '../bonuses/give.ts';
import type { Tables } from '../database/tables.ts';
import { listeningPlayers, openBook } from '../bets/open-book.ts';
import { findEvent } from '../catalogue/select-events.ts';
import type { SandboxWorld } from '../world/sandbox-world.ts';
import { isRunning, type Cluster } from '../cluster/cluster.ts';
import type { SavedWorld } from '../cluster/shared-world.ts';
import type { BoardChange } from '../world/boards/board-change.ts';
import { createWorldClock, type ClockState, type WorldClock } from '../world/clock.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { readinessOfCore } from './core-readiness.ts';
import { openGround } from './open-ground.ts';
import { openRealtime, type OpenRealtime } from './open-realtime.ts';
import { createFaultControls, type FaultControls } from '../faults/fault-controls.ts';
import { createClientAddress, createIsForwarded, type ClientAddress } from '../http/client-address.ts';
import type { FrameOptions, Identify } from '../http/frame.ts';
import type { RateLimits } from '../http/limits/rate-limits.ts';
import { oneAtATime, runInSlices } from '../http/in-slices.ts';
import type { Log } from '../http/log.ts';
import { Turns } from '../http/turns.ts';
import { createLiveWorld, type LiveWorld } from '../feed/live-world.ts';
import type { PublicFeed } from '../feed/public-feed.ts';
import { settlePlays } from '../launch/settle-plays.ts';
import type { Options } from '../options/options.ts';
import { openPendingDeposits, type PendingDeposits } from '../accounts/deposits/pending-deposits.ts';
import { openFavouriteNews } from '../accounts/favourites/favourite-news.ts';
import { createIdentify } from '../accounts/players/identify.ts';
import { openPlayerParts, type PlayerParts } from '../accounts/players/player-parts.ts';
import type { PasswordCost } from '../accounts/sign-in/passwords/password.ts';
import { openSiteFiles } from '../site/site-files.ts';

/** The running parts every route is made from. */
export interface Core extends FaultControls, AccountParts {
  readonly log: Log;
  readonly locales: () => readonly string[];
  readonly identify: Identify;
  readonly clientAddress: ClientAddress;
  readonly isForwarded: FrameOptions['isForwarded'];
  /** The origins of our own pages: the front end's and the host's. */
  readonly origins: readonly string[];
  readonly folder: DataFolder;
  readonly realtimeSecret: string;
  readonly feed: PublicFeed;
  readonly world: () => SandboxWorld;
  /** Matches outside the window around now. */
  readonly archive: Archive;
  readonly book: Book;
  readonly cluster: Cluster;
  readonly queued: OpenRealtime['queued'];
  readonly pendingDeposits: PendingDeposits;
  readonly limits: RateLimits;
  readonly bonuses: Bonuses;
  /** Whether each part that requests need answers now. */
  readiness(isDraining: boolean): Promise<Readiness>;
  setSeed(seed: string): void;
  /** One tick of the engine, the feed and the book, at once. */
  tick(): void;
  /** The same in slices, so that requests are answered in between. It is skipped while another is in progress. */
  tickInSlices(): Promise<void>;
  /** Resolves when no tick is in progress. */
  settle(): Promise<void>;
  /** Real time since the world was last played to the end of a tick. */
  feedLagMs(): number;
  close(): Promise<void>;
}

/** The site the sandbox comes with. */
export const siteFolder = join(import.meta.dirname, '..', '..', 'site');

/** What a test may replace; nothing of it can be set from outside. */
export interface Surroundings {
  /** Null: the clock of this machine, or of the database where several processes share one. */
  readonly realNow: (() => number) | null;
  readonly machineNow: () => number;
  readonly passwordCost: PasswordCost;
}

export async function createCore(options: Options, log: Log, surroundings: Surroundings): Promise<Core> {
  const files = openSiteFiles(options.site ?? siteFolder, (line) => log.problem(line));
  const folder = openDataFolder(options.data, options.reset);
  const locales = () => files.site.read().locales;
  const origins = [...options.webOrigins, ...options.hostOrigins];
  const { database, cluster, realtimeSecret, limits, release } = await openGround(options, folder, log, surroundings);
  const { realNow } = cluster;
  const save = (saved: ClockState) => cluster.saveWorld({ seed: live.world().seed, ...saved });
  const clock = createWorldClock(cluster.world, realNow, save);
  const clientAddress = createClientAddress(options.trustedProxies);
  const eventExists = (id: string) => findEvent(live.world(), id) !== null;
  const around = { files, log, realNow, worldNow: clock.now, clientAddress, eventExists, cluster };
  const { realtime, isUp, queued } = openRealtime(options, realtimeSecret, around);
  const isWorking = cluster.jobs.isHeld;
  const ground = { database, isWorking, demo: demoOf(options), realtime, worldNow: clock.now, log, push: options.push };
  const players = await openPlayerParts(ground);
  const identify = createIdentify(players.database, realNow);
  const providerUp = (provider: Provider): boolean => !faultControls.faults.providersDown.has(provider);
  const onChange = newsForPlayers({ ...players, clock }, isWorking);
  const feeding = { isShared: cluster.isShared, isPublishing: cluster.feed.isHeld, onChange };
  const live = createLiveWorld(cluster.world.seed, { clock, realtime, realNow, locales, providerUp, ...feeding });
  cluster.onWorldChange((world) => followWorld(world, live, clock));
  const archive = new Archive(() => archiveMoment(live.world(), realNow()), log);
  const faultControls = createFaultControls(clock, live.feed, realtime);
  const parts = {
    options,
    log,
    realNow,
    passwordCost: surroundings.passwordCost,
    files,
    locales,
    identify,
    clientAddress,
    isForwarded: createIsForwarded(options.trustedProxies),
    origins,
    folder,
    realtimeSecret,
    cluster,
    clock,
    realtime,
    queued,
    limits,
    onDeposit,
  };
  const book = await openBook({ ...parts, ...players, ...feeding, faultControls, world: live.world });
  const bonuses = await openBonuses(players, live, { options, clock, realNow, realtime });
  players.jobs.add(() => settlePlays({ ...players, worldNow: clock.now }));
  const ticks = ticksOf(players, live, faultControls);
  return {
    ...parts,
    ...faultControls,
    ...players,
    book,
    bonuses,
    heal: () => healAll(faultControls, book, live),
    feed: live.feed,
    world: live.world,
    archive,
    pendingDeposits: openPendingDeposits({ ...parts, ...players }, cluster.isShared),
    readiness: (isDraining) => readinessOfCore({ database, isRealtimeUp: isUp, limits, cluster }, isDraining),
    setSeed: (next) => changeSeed(next, live, () => save(clock.state())),
    ...ticks,
    close: async () => {
      await ticks.settle();
      await closeTalk(players, realtime, archive);
      await closePlayerParts(players, () => cluster.leave({ seed: live.world().seed, ...standing(clock, realNow()) }));
      await release();
    },
  };
}

function demoOf({ role, controls }: Options): 'seed' | 'retire' | 'leave' {
  if (!isRunning(role, 'api')) return 'leave';
  return controls === null ? 'retire' : 'seed';
}

/** What background work still tells players goes out before the way there is closed. */
async function closeTalk({ jobs }: PlayerParts, realtime: Core['realtime'], archive: Archive): Promise<void> {
  await jobs.settle();
  await Promise.all([realtime.close(), archive.close()]);
}

/** Work ends before others may take it over, and the database last. */
async function closePlayerParts({ jobs, pushes, database }: PlayerParts, leave: () => Promise<void>): Promise<void> {
  await Promise.all([jobs.settle(), pushes.close()]);
  await leave();
  await database.destroy();
}

function changeSeed(seed: string, live: LiveWorld, save: () => void): void {
  live.setSeed(seed);
  save();
}

/** Where the world stands: its clock stops with the last process, so the next start continues from this moment. */
function standing(clock: WorldClock, realMs: number): ClockState {
  return { speed: clock.speed(), anchor: { worldMs: clock.now(), realMs, rate: clock.anchor().rate } };
}

/** Another process moved the clock or changed the seed. */
function followWorld({ seed, speed, anchor }: SavedWorld, live: LiveWorld, clock: WorldClock): void {
  if (seed !== live.world().seed) live.setSeed(seed);
  clock.adopt({ speed, anchor });
}

/** Players are told of their favourites by the process that works; what happened while another did was told by it. */
function newsForPlayers(parts: Parameters<typeof openFavouriteNews>[0], isWorking: () => boolean) {
  const hear = openFavouriteNews(parts);
  return (change: BoardChange) => {
    if (isWorking()) hear(change);
  };
}

function healAll(faultControls: FaultControls, book: Core['book'], live: LiveWorld): void {
  faultControls.heal();
  book.faults.clear();
  live.world().engine.override((overrides) => overrides.clear());
}

function onDeposit(transaction: Transaction<Tables>, playerId: string, atMs: number): Promise<void> {
  return giveAll(transaction, 'deposit', playerId, atMs);
}

/** A tick at once, and one in slices. */
function ticksOf(players: PlayerParts, live: LiveWorld, faultControls: FaultControls) {
  let playedMs = performance.now();
  function* steps(): Steps<void> {
    if (yield* tickSteps(players, live, faultControls)) playedMs = performance.now();
  }
  const tick = () => finished(steps());
  // The world does not queue behind requests.
  const turns = new Turns();
  const { run, settle } = oneAtATime(() => runInSlices(steps(), turns));
  return { tick, tickInSlices: run, settle, feedLagMs: () => performance.now() - playedMs };
}

/** Whether the world was played. */
function* tickSteps({ jobs }: PlayerParts, live: LiveWorld, { faults }: FaultControls): Steps<boolean> {
  jobs.run();
  if (faults.frozen) return false;
  yield* live.tickSteps();
  live.world().engine.shake(faults.shakesPerTick);
  return true;
}

async function openBonuses(
  players: PlayerParts,
  live: LiveWorld,
  { options, clock, realNow, realtime }: Pick<Core, 'options' | 'clock' | 'realNow' | 'realtime'>,
): Promise<Bonuses> {
  await seedBonuses(players, clock.now(), options.controls !== null);
  const bonuses = createBonuses({
    ...players,
    worldNow: clock.now,
    realNow,
    publishAll: (event) => live.feed.publishAll(event),
    listening: () => listeningPlayers(realtime),
  });
  players.jobs.add(bonuses.runJobs);
  return bonuses;
}
