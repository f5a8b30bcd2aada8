import { channelOf } from '@slipstream/contract/live/channels';
import type { PlayerEventWire } from '@slipstream/contract/live/player-events';
import type { Realtime } from '@slipstream/realtime/realtime';
import { minor } from '@slipstream/units/minor';
import type { PlayerId } from '@slipstream/units/ids';
import { forgetDatabase, openDatabase, type Database } from '../../database/open-database.ts';
import type { Log } from '../../http/log.ts';
import { createLedger, type Ledger } from '../../ledger/ledger.ts';
import { createBackgroundJobs, type BackgroundJobs } from '../../jobs/background-jobs.ts';
import { retireDemoPlayers } from './retire-demo-players.ts';
import { seedDemoPlayers } from './seed-demo-players.ts';

/** What everything about players stands on. */
export interface PlayerParts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly jobs: BackgroundJobs;
  /** Sends to a player's private channel, which only they can open (RT-4). */
  publishTo(playerId: PlayerId, event: PlayerEventWire): void;
}

interface Ground {
  /** `postgresql://...` or the path of a SQLite file. */
  readonly place: string;
  /** Begin with an empty book. */
  readonly forget: boolean;
  /** Whether there are demo players. */
  readonly isDemo: boolean;
  readonly realtime: Realtime;
  readonly worldNow: () => number;
  readonly log: Log;
}

export async function openPlayerParts(ground: Ground): Promise<PlayerParts> {
  const { place, forget, isDemo, realtime, worldNow, log } = ground;
  if (forget) forgetDatabase(place);
  const database = await openDatabase(place);
  const publishTo: PlayerParts['publishTo'] = (playerId, event) =>
    void realtime.publish(channelOf({ kind: 'player', playerId }), event);
  const ledger = createLedger(database, ({ owner, currency, amount, version }) =>
    publishTo(owner as PlayerId, {
      event: 'balance_changed',
      at_ms: worldNow(),
      balance: { currency, amount: minor(amount), version },
    }),
  );
  if (isDemo) await seedDemoPlayers(database, ledger, worldNow());
  else await retireDemoPlayers(database);
  const jobs = createBackgroundJobs((error) => log.failure({ requestId: 'beat', path: '', error }));
  return { database, ledger, jobs, publishTo };
}
