import type { Realtime } from '@slipstream/realtime/realtime';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Options } from '../options/options.ts';
import type { SiteFiles } from '../site/site-files.ts';
import type { WorldClock } from '../world/clock.ts';
import type { PlayerParts } from './players/player-parts.ts';
import type { PasswordCost } from './sign-in/passwords/password.ts';

/** What everything about accounts is made from. */
export interface AccountParts extends PlayerParts {
  readonly options: Options;
  readonly files: SiteFiles;
  readonly clock: WorldClock;
  readonly realNow: () => number;
  readonly passwordCost: PasswordCost;
  readonly realtime: Realtime;
  /** Told of every deposit that was paid, in its transaction; bonuses are given by it. */
  readonly onDeposit: (transaction: Transaction<Tables>, playerId: string, atMs: number) => Promise<void>;
}
