import { bonusLists } from '@slipstream/contract/entities/bonuses/bonus-status';
import type { Call } from '@slipstream/contract/http/call';
import { getBonus } from '@slipstream/contract/http/bonuses/get-bonus';
import { getBonusTerms } from '@slipstream/contract/http/bonuses/get-bonus-terms';
import { getBonuses } from '@slipstream/contract/http/bonuses/get-bonuses';
import { getComboboosts } from '@slipstream/contract/http/bonuses/get-comboboosts';
import { getFreebets } from '@slipstream/contract/http/bonuses/get-freebets';
import { getHuntings } from '@slipstream/contract/http/bonuses/get-huntings';
import { getLootboxes } from '@slipstream/contract/http/bonuses/get-lootboxes';
import { getTournamentBonuses } from '@slipstream/contract/http/bonuses/get-tournament-bonuses';
import { wireTime } from '@slipstream/contract/timestamp';
import type { Hono } from 'hono';
import { paged } from '../../http/paged.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount, type Asked } from '../../http/mount.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { namedBonus } from '../../bonuses/bonus-store.ts';
import type { Bonuses } from '../../bonuses/bonuses.ts';
import { isShut } from '../../bonuses/is-shut.ts';
import type { Offer } from '../../bonuses/offer.ts';
import { offers } from '../../bonuses/offers.data.ts';
import type { BonusOut } from '../../bonuses/serialise/bonus-out.ts';
import { offerWords } from '../../bonuses/offer-words.ts';
import { fits, perType, type BonusFilter } from './bonus-filter.ts';
import { audienceOf } from './audience-of.ts';
import { listedBonuses, ownBonuses } from './listed-bonuses.ts';

type ListCall = Call & { readonly query: typeof getFreebets.query };

/** Reading bonuses (BONUS-2). A player in a break is shown none; a visitor sees the offers. */
export function mountBonusCalls(app: Hono<FrameEnv>, bonuses: Bonuses): void {
  mountForPlayer(app, getBonuses, async ({ query, ...asked }, player) => {
    const own = await ownBonuses(bonuses, player.id, audienceOf(asked));
    const { limit_per_type: limit, type, ...filter } = query;
    const wanted = own.filter(
      (bonus) => fits(bonus, filter) && (type === undefined || type.includes(bonus.bonus_type)),
    );
    return { data: perType(wanted, limit) };
  });

  const list = async <Kind extends Offer['kind']>(
    kind: Kind,
    { playerId, query, ...asked }: Pick<Asked<ListCall>, 'playerId' | 'query' | 'locale' | 'context'>,
  ) => {
    const all = await listedBonuses(bonuses, playerId, audienceOf(asked));
    const wanted = all.filter((bonus) => bonus.bonus_type === kind && fits(bonus, query as BonusFilter));
    const { items, pagination } = paged(wanted, query);
    return { data: items as Extract<BonusOut, { bonus_type: Kind }>[], pagination };
  };
  mount(app, getComboboosts, (asked) => list('comboboost', asked));
  mount(app, getFreebets, (asked) => list('freebet', asked));
  mount(app, getHuntings, (asked) => list('hunting', asked));
  mount(app, getTournamentBonuses, (asked) => list('tournament', asked));
  mount(app, getLootboxes, (asked) => list('lootbox', asked));

  mount(app, getBonusTerms, async ({ params, playerId, locale }) => {
    if (playerId !== null && (await isShut(bonuses, playerId))) return new Failure(404, 'not_found');
    const row = playerId === null ? null : await namedBonus(bonuses.database, playerId, params.id);
    const offer = offers.find(({ key }) => key === (row?.offer ?? params.id));
    if (offer === undefined || bonusLists[offer.kind] !== params.list) return new Failure(404, 'not_found');
    const { offers: names, terms } = offerWords(locale);
    const sections = offer.terms.map((key) => terms[key]);
    return { title: names[offer.key].name, sections, updated_at: wireTime(termsMs) };
  });

  mount(app, getBonus, async ({ params, playerId, ...asked }) => {
    const all = await listedBonuses(bonuses, playerId, audienceOf(asked));
    const found = all.find(
      ({ id, bonus_type: kind }) => id === params.id && kind !== 'jackpot' && bonusLists[kind] === params.list,
    );
    return found === undefined ? new Failure(404, 'not_found') : { data: found };
  });
}

/** When the terms above were written. */
const termsMs = Date.UTC(2026, 10, 1);
