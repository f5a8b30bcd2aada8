import { wireTime } from '@slipstream/contract/timestamp';
import { worldAt } from '../../world/clock.ts';
import type { AccountParts } from '../account-parts.ts';

/**
 * Sessions and waiting times pass in real time, but every time on the wire is the backend's own clock, which the page compares with:
 * a moment half a real minute ahead is three minutes ahead in a world that runs six times as fast. While the world stands
 * still the moment is shown as far ahead as it really is.
 */
export function shownTime({ clock, realNow }: Pick<AccountParts, 'clock' | 'realNow'>, realMs: number): string {
  const ms = clock.paused() ? clock.now() + realMs - realNow() : worldAt(clock.anchor(), realMs);
  return wireTime(Math.max(0, ms));
}
