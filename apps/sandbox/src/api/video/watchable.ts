import type { Fixture } from '@slipstream/simulation/fixture';
import { isMatchOver, matchStatus } from '@slipstream/units/match-status';
import type { Core } from '../../core/core.ts';
import type { Player } from '../../http/player.ts';

/** Why there is nothing to watch, for this player or for everybody. */
export type VideoReason = 'no_video' | 'not_started' | 'ended' | 'sign_in' | 'country' | 'balance' | 'failed';

/** Null when the player may watch the match now. What can't be changed is said first, then what the player can do. */
export async function whyNotWatched(core: Core, fixture: Fixture, player: Player | null): Promise<VideoReason | null> {
  const { files, faults, world } = core;
  const settings = files.settings.read();
  if (!settings.video_enabled || !fixture.hasVideo) return 'no_video';
  const status = world().engine.statusOf(fixture);
  if (isMatchOver(status)) return 'ended';
  if (status === matchStatus.prematch) return 'not_started';
  if (player === null) return 'sign_in';
  if (faults.videoCountriesRefused.has(player.country)) return 'country';
  if (settings.video_needs_balance && !(await hasBalance(core, player))) return 'balance';
  return faults.videos.get(fixture.id)?.kind ?? null;
}

async function hasBalance({ database }: Core, { id }: Player): Promise<boolean> {
  const purse = await database
    .selectFrom('purse')
    .select('id')
    .where('owner', '=', id)
    .where('kind', '=', 'cash')
    .where('balance', '>', 0)
    .executeTakeFirst();
  return purse !== undefined;
}
