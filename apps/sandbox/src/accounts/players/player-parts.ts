import { channelOf } from '@slipstream/contract/live/channels';
import type { PlayerEventWire } from '@slipstream/contract/live/player-events';
import type { Realtime } from '@slipstream/realtime/realtime';
import { minor } from '@slipstream/units/minor';
import type { PlayerId } from '@slipstream/units/ids';

import type { Database } from '../../database/open-database.ts';
import type { Log } from '../../http/log.ts';
import { createLedger, type Ledger } from '../../ledger/ledger.ts';
import { createBackgroundJobs, type BackgroundJobs } from '../../jobs/background-jobs.ts';
import { openPushes, type Pushes } from '../push/pushes.ts';
import type { PushOptions } from '../../options/push-options.ts';
import { seedDemoPlayers, demoId } from './seed-demo-players.ts';
import { demoPlayers, noPasswordHash } from './demo-players.data.ts';

/** What everything about players stands on. */
export interface PlayerParts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly jobs: BackgroundJobs;
  readonly pushes: Pushes;
  /** Sends to a player's private channel, which only they can open (RT-4). */
  publishTo(playerId: PlayerId, event: PlayerEventWire): void;
}

interface Ground {
  readonly database: Database;
  /** Whether background work is this process's to do now. */
  readonly isWorking: () => boolean;
  /** Puts demo players in, lets nobody in as one of them any more, or leaves that to the processes that answer calls. */
  readonly demo: 'seed' | 'retire' | 'leave';
  readonly realtime: Realtime;
  readonly worldNow: () => number;
  readonly log: Log;
  readonly push: PushOptions;
}

export async function openPlayerParts(ground: Ground): Promise<PlayerParts> {
  const { database, isWorking, demo, realtime, worldNow, log, push } = ground;
  const publishTo: PlayerParts['publishTo'] = (playerId, event) =>
    void realtime.publish(channelOf({ kind: 'player', playerId }), event);
  const ledger = createLedger(database, ({ owner, currency, amount, version }) =>
    publishTo(owner as PlayerId, {
      event: 'balance_changed',
      at_ms: worldNow(),
      balance: { currency, amount: minor(amount), version },
    }),
  );
  if (demo === 'seed') await seedDemoPlayers(database, ledger, worldNow());
  if (demo === 'retire') await retireDemoPlayers(database);
  const jobs = createBackgroundJobs(
    (error) => log.failure({ requestId: 'background-job', path: '', error }),
    isWorking,
  );
  const pushes = await openPushes({ database, options: push, worldNow, log });
  return { database, ledger, jobs, pushes, publishTo };
}

/**
 * A book that was a demo's once may be opened by a sandbox that is none: then nobody gets in with the password everybody
 * knows, nobody is in already, and no secret of a mail is left lying about. Money and bets stay.
 */
async function retireDemoPlayers(database: Database): Promise<void> {
  const ids = demoPlayers.map(({ key }) => demoId(key));
  await database.updateTable('player').set({ password_hash: noPasswordHash }).where('id', 'in', ids).execute();
  await database.deleteFrom('session').where('player_id', 'in', ids).execute();
  await database.deleteFrom('mail_token').where('player_id', 'in', ids).execute();
  await database.deleteFrom('outbox').execute();
}
