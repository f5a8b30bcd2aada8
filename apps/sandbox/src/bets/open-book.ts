import { parseChannel } from '@slipstream/contract/live/channels';
import type { Realtime } from '@slipstream/realtime/realtime';
import type { Cluster } from '../cluster/cluster.ts';
import type { SandboxWorld } from '../world/sandbox-world.ts';
import { worldAt, type WorldClock } from '../world/clock.ts';
import { signingKey } from '../database/signing-key.ts';
import type { FaultControls } from '../faults/fault-controls.ts';
import type { Log } from '../http/log.ts';
import { createPlayerLanguages } from '../accounts/players/player-languages.ts';
import type { PlayerParts } from '../accounts/players/player-parts.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { createBook, type Book } from './book.ts';

interface Ground extends PlayerParts {
  readonly files: SiteFiles;
  readonly clock: WorldClock;
  readonly realNow: () => number;
  readonly realtime: Realtime;
  readonly world: () => SandboxWorld;
  readonly faultControls: FaultControls;
  readonly log: Log;
  readonly cluster: Pick<Cluster, 'takeUnsaidSince'>;
  /** Whether other processes use the same database. */
  readonly isShared: boolean;
}

/** The book of a running sandbox; its work is one of the sandbox's jobs. */
export async function openBook(ground: Ground): Promise<Book> {
  const { database, clock, realNow, realtime, faultControls, world } = ground;
  const book = createBook({
    database,
    ledger: ground.ledger,
    files: ground.files,
    log: ground.log,
    pushes: ground.pushes,
    cashoutKey: await signingKey(database, 'cashout'),
    publishTo: ground.publishTo,
    worldAt: (realMs) => worldAt(clock.anchor(), realMs),
    environment: {
      world,
      realNow,
      worldNow: clock.now,
      isProviderActive: (provider) => !faultControls.faults.providersDown.has(provider),
      isFrozen: () => faultControls.faults.frozen,
    },
    listening: () => listeningPlayers(realtime),
    isShared: ground.isShared,
    languageOf: createPlayerLanguages(database, (error) =>
      ground.log.failure({ requestId: '', path: 'languages of players', error }),
    ),
  });
  ground.jobs.add(book.round);
  ground.jobs.add(async () => {
    const sinceMs = ground.cluster.takeUnsaidSince();
    if (sinceMs !== null) await book.tellAgain(worldAt(clock.anchor(), sinceMs));
  });
  if (ground.isShared) ground.jobs.addOwn(book.flushNotices);
  return book;
}

/** Players whose own channel has listeners. */
export function listeningPlayers(realtime: Realtime): readonly string[] {
  return [...realtime.activeChannels().keys()].flatMap((name) => {
    const channel = parseChannel(name);
    return channel?.kind === 'player' ? [channel.playerId] : [];
  });
}
