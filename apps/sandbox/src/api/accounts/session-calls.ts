import { continueSession } from '@slipstream/contract/http/session/continue-session';
import { startSession } from '@slipstream/contract/http/session/start-session';
import { trackActivity } from '@slipstream/contract/http/session/track-activity';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { endLogin } from '../../accounts/sessions/sessions.ts';
import { limitsInForce } from '../../accounts/limits/limits-in-force.ts';
import { countTime, secondsUsed } from '../../accounts/limits/time-limits.ts';
import { lookAtSession } from '../../accounts/sessions/sportsbook-session.ts';

/** The page counts once a minute; a call counts at most that. */
const activitySecondsMax = 60;

export function mountSessionCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database, clock, files, realNow } = core;
  const isOff = () => !files.features.read().includes('responsible_gambling');

  // Where the feature is off there is nothing to poll for, and 400 says so (RG-1).
  mountForPlayer(app, startSession, (_, player) =>
    isOff() ? new Failure(400, 'bad_request') : lookAtSession(core, player, 'look'),
  );
  mountForPlayer(app, continueSession, (_, player) =>
    isOff() ? new Failure(400, 'bad_request') : lookAtSession(core, player, 'continue'),
  );

  mountForPlayer(app, trackActivity, async (_, player) => {
    const { id } = player;
    const limits = await limitsInForce(database, id, ['activity'], clock.now());
    if (limits.length === 0) return { seconds_left: null };
    await countTime(database, id, 'activity', realNow(), activitySecondsMax);
    const left: number[] = [];
    for (const { seconds, period } of limits) {
      left.push((seconds ?? 0) - (await secondsUsed(database, id, 'activity', period, realNow())));
    }
    const secondsLeft = Math.min(...left);
    if (secondsLeft > 0) return { seconds_left: secondsLeft };
    await endLogin(core, player);
    return new Failure(401, 'activity_limit');
  });
}
