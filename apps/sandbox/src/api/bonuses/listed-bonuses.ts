import type { Bonuses } from '../../bonuses/bonuses.ts';
import { isShut } from '../../bonuses/is-shut.ts';
import { offers } from '../../bonuses/offers.data.ts';
import { bonusFacts, type Audience, type BonusFacts } from '../../bonuses/serialise/bonus-facts.ts';
import { bonusOut, isOver, offerOut, type BonusOut } from '../../bonuses/serialise/bonus-out.ts';
import { hitBonusOut } from '../../bonuses/serialise/jackpot-out.ts';

type Parts = Pick<Bonuses, 'database' | 'worldNow'>;

/** What a player has, hits of jackpots among it: what can be used first, then the newest. */
export async function ownBonuses(parts: Parts, playerId: string, audience: Audience): Promise<readonly BonusOut[]> {
  if (await isShut(parts, playerId)) return [];
  const facts = await bonusFacts(parts.database, playerId, parts.worldNow(), audience);
  const hits = await parts.database
    .selectFrom('jackpot_hit')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_ms', 'desc')
    .limit(100)
    .execute();
  return [...hits.map((hit) => hitBonusOut(hit, audience)), ...ownOf(facts)];
}

/** What a player has and what there is besides; for a visitor, what there is. */
export async function listedBonuses(
  parts: Parts,
  playerId: string | null,
  audience: Audience,
): Promise<readonly BonusOut[]> {
  if (playerId !== null && (await isShut(parts, playerId))) return [];
  const facts = await bonusFacts(parts.database, playerId, parts.worldNow(), audience);
  const known = new Set(facts.rows.map(({ offer }) => offer));
  const others = offers.filter(({ key, showInPromotion }) => showInPromotion && !known.has(key));
  return [...ownOf(facts), ...others.map((offer) => offerOut(facts, offer))];
}

function ownOf(facts: BonusFacts): readonly BonusOut[] {
  const [going, over] = [facts.rows.filter((row) => !isOver(row)), facts.rows.filter(isOver)];
  return [...going, ...over].map((row) => bonusOut(facts, row));
}
