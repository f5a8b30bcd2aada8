import type { getSettings } from '@slipstream/contract/http/site/get-settings';
import type { saveSettings } from '@slipstream/contract/http/account/save-settings';
import type * as z from 'zod/mini';
import { vipLimits } from '../../bets/placing/vip-limits.ts';
import { topicsOf } from '../../accounts/push/subscriptions.ts';
import { isShut } from '../../bonuses/is-shut.ts';
import type { Database } from '../../database/open-database.ts';
import type { Player } from '../../http/player.ts';

type SettingsOut = z.output<typeof getSettings.reply>;
type Choices = z.output<typeof saveSettings.body>;

interface Parts {
  readonly database: Database;
  readonly worldNow: () => number;
}

/** The site's settings with what the player chose over them; stakes currency by currency (ODDS-2), limits as the book has them. */
export async function settingsFor(
  parts: Parts,
  { id, statuses }: Pick<Player, 'id' | 'statuses'>,
  house: SettingsOut,
): Promise<SettingsOut> {
  const { database } = parts;
  const offers = (await isShut(parts, id)) ? 'paused' : house.offers;
  const limits = statuses.includes('vip') ? widened(house.bets_limits) : house.bets_limits;
  const site = { ...house, offers, bets_limits: limits };
  const row = await database.selectFrom('player_settings').selectAll().where('player_id', '=', id).executeTakeFirst();
  if (row === undefined) return site;
  const own = row.stakes === null ? [] : (JSON.parse(row.stakes) as SettingsOut['stakes']);
  const rest = site.stakes.filter(({ currency }) => !own.some((each) => each.currency === currency));
  const oddsType = row.odds_type as SettingsOut['active_odds_type'];
  return {
    ...site,
    stakes: [...own, ...rest].slice(0, 200),
    odds_accept_mode: (row.odds_accept_mode as SettingsOut['odds_accept_mode'] | null) ?? site.odds_accept_mode,
    active_odds_type: oddsType,
    push_topics: topicsOf(row),
    // A site that shows none, and a break, both outweigh what was chosen.
    offers: site.offers === 'on' && row.offers === 'off' ? 'off' : site.offers,
  };
}

function widened({ max_stake_limit: stake, payout_limit: payout, ...limits }: SettingsOut['bets_limits']) {
  return { ...limits, max_stake_limit: vipLimits(stake), payout_limit: vipLimits(payout) };
}

/** What is left out stays as it was. */
export async function keepSettings(database: Database, playerId: string, choices: Choices): Promise<void> {
  const { stakes, auto_accept_odds_change: mode, odds_type: oddsType, push_topics: topics, offers } = choices;
  const changed = {
    ...(stakes === undefined ? {} : { stakes: JSON.stringify(stakes) }),
    ...(mode === undefined ? {} : { odds_accept_mode: mode }),
    ...(oddsType === undefined ? {} : { odds_type: oddsType }),
    ...(offers === undefined ? {} : { offers }),
    ...(topics === undefined ? {} : { push_topics: JSON.stringify(topics) }),
  };
  const empty = { stakes: null, odds_accept_mode: null, odds_type: null, push_topics: null, offers: null };
  await database
    .insertInto('player_settings')
    .values({ player_id: playerId, ...empty, ...changed })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_id: playerId, ...changed }))
    .execute();
}
