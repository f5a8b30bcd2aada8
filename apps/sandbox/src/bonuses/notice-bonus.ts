import { sandboxWords } from '@slipstream/locales/sandbox-words';
import type { PlayerId } from '@slipstream/units/ids';
import { keepNotifications } from '../accounts/notifications/notify.ts';
import { shownId, type BonusRow } from './bonus-store.ts';
import type { BonusParts } from './bonuses.ts';

/** No notification for bonuses that everybody gets or that follow from what the player just did. */
const isExpected = /^(calendar|code|sign_up|deposit|demo|box)[:-]/;

/** Keeps a notification of a bonus that came by itself; whoever wants no offers is told of none (NOTIF-3, PUSH-1). */
export async function noticeBonus(parts: BonusParts, row: BonusRow, name: string): Promise<void> {
  const { database, publishTo, pushes, worldNow } = parts;
  const { player_id: playerId, issue_key: key } = row;
  if (isExpected.test(key)) return;
  const player = await database
    .selectFrom('player')
    .leftJoin('player_settings', 'player_settings.player_id', 'player.id')
    .select(['player.language', 'player_settings.offers'])
    .where('player.id', '=', playerId)
    .executeTakeFirst();
  if (player === undefined || player.offers === 'off') return;
  const [title, caption] = sandboxWords(player.language).push.bonus;
  const content = {
    id: `bonus-${row.id}`,
    title,
    caption: caption.replace('{bonus}', name),
    body: '',
    type: 'promo',
    object_type: 'bonus',
    object_id: shownId(row),
    push: { topic: 'bonus' as const, locale: player.language },
  };
  await keepNotifications({ database, publishTo, pushes, clock: { now: worldNow } }, playerId as PlayerId, [content]);
}
