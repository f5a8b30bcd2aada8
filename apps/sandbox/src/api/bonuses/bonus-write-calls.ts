import { activateBonus } from '@slipstream/contract/http/bonuses/activate-bonus';
import { boostBonus } from '@slipstream/contract/http/bonuses/boost-bonus';
import { getAmbProgress } from '@slipstream/contract/http/bonuses/get-amb-progress';
import { markBonusesSeen } from '@slipstream/contract/http/bonuses/mark-bonuses-seen';
import { openLootbox } from '@slipstream/contract/http/bonuses/open-lootbox';
import { redeemPromoCode } from '@slipstream/contract/http/bonuses/redeem-promo-code';
import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Failure, type FailureWord } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { later } from '../../accounts/sign-in/login.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { activateBonusOf } from '../../bonuses/activate.ts';
import { namedBonuses, type BonusRow } from '../../bonuses/bonus-store.ts';
import { boostFreebet } from '../../bonuses/boost.ts';
import type { Bonuses } from '../../bonuses/bonuses.ts';
import { redeemCode } from '../../bonuses/give.ts';
import { isShut } from '../../bonuses/is-shut.ts';
import { openBox } from '../../bonuses/open-box.ts';
import { bonusFacts } from '../../bonuses/serialise/bonus-facts.ts';
import { bonusOut, type BonusOut } from '../../bonuses/serialise/bonus-out.ts';
import { ambProgress } from './amb-progress.ts';
import { audienceOf } from './audience-of.ts';

/** Tries per minute: more than a person makes, fewer than a program. */
const codesMax = 20;
const windowMs = 60_000;

/** What changes bonuses (BONUS-2). Each is one transaction, and a refusal changes nothing. */
export function mountBonusWriteCalls(app: Hono<FrameEnv>, bonuses: Bonuses, files: SiteFiles): void {
  const { database, ledger, worldNow } = bonuses;
  const codes = createRateLimit(codesMax, windowMs);
  const shown = async (row: BonusRow, asked: Parameters<typeof audienceOf>[0]): Promise<{ data: BonusOut }> => ({
    data: bonusOut(await bonusFacts(database, row.player_id, worldNow(), audienceOf(asked)), row),
  });

  mountForPlayer(app, activateBonus, async ({ params, ...asked }, player) => {
    if (await isShut(bonuses, player.id)) return new Failure(403, 'cooling_off');
    const isSeveralFreebets = files.settings.read().is_multi_active_freebets_allowed;
    const terms = { nowMs: worldNow(), isSeveralFreebets };
    const done = await ledger.write(({ transaction }) => activateBonusOf(transaction, player.id, params.id, terms));
    return done.kind === 'done' ? shown(done.row, asked) : failed(activationFailures[done.kind]);
  });

  mountForPlayer(app, boostBonus, async ({ params, body, ...asked }, player) => {
    if (await isShut(bonuses, player.id)) return new Failure(403, 'cooling_off');
    const raise = { multiplier: body.multiplier, nowMs: worldNow() };
    const done = await ledger.write(({ transaction }) => boostFreebet(transaction, player.id, params.id, raise));
    return done.kind === 'done' ? shown(done.row, asked) : failed(boostFailures[done.kind]);
  });

  mountForPlayer(app, redeemPromoCode, async ({ body, ...asked }, player) => {
    const waitMs = codes.take(player.id, bonuses.realNow());
    if (waitMs > 0) return later(asked.context, waitMs);
    if (await isShut(bonuses, player.id)) return new Failure(403, 'cooling_off');
    const done = await ledger.write(({ transaction }) => redeemCode(transaction, player.id, body.code, worldNow()));
    return done.kind === 'given' ? shown(done.row, asked) : failed(codeFailures[done.kind]);
  });

  mountForPlayer(app, openLootbox, async ({ params, body, ...asked }, player) => {
    const box = { bonusId: params.id, boxId: body.box_id, nowMs: worldNow() };
    const prize = await ledger.write((entry) => openBox(entry, player.id, box));
    const [row] = await namedBonuses(database, player.id, [params.id]);
    if (prize === null || row === undefined) return new Failure(404, 'not_found');
    const { data } = await shown(row, asked);
    return data.bonus_type === 'lootbox' ? { prize, data } : new Failure(404, 'not_found');
  });

  mountForPlayer(app, markBonusesSeen, async ({ body }, player) => {
    const hits = body.bonuses.filter(({ type }) => type === 'jackpot').map(({ id }) => id);
    const rows = await namedBonuses(
      database,
      player.id,
      body.bonuses.map(({ id }) => id),
    );
    const ids = rows.filter(({ seen }) => seen === 0).map(({ id }) => id);
    if (ids.length > 0) await database.updateTable('bonus').set({ seen: 1 }).where('id', 'in', ids).execute();
    if (hits.length > 0) {
      const seen = database.updateTable('jackpot_hit').set({ seen: 1 }).where('player_id', '=', player.id);
      await seen.where('id', 'in', hits).execute();
    }
    return {};
  });

  mountForPlayer(app, getAmbProgress, async ({ body }, player) => {
    if (await isShut(bonuses, player.id)) return { data: [] };
    return { data: await ambProgress(database, player.id, body.bets) };
  });
}

function failed([status, code]: readonly [ContentfulStatusCode, FailureWord]): Failure {
  return new Failure(status, code);
}

const activationFailures = {
  'not-found': [404, 'not_found'],
  again: [409, 'bonus_active'],
  over: [409, 'bonus_over'],
  'not-for-you': [409, 'bonus_not_available'],
  'other-freebet': [409, 'freebet_active'],
} as const;

const boostFailures = {
  'not-found': [404, 'not_found'],
  used: [409, 'bonus_over'],
  'no-such-step': [409, 'boost_unknown'],
  'points-short': [409, 'points_short'],
} as const;

const codeFailures = {
  unknown: [404, 'promo_code_unknown'],
  over: [410, 'promo_code_over'],
  again: [409, 'promo_code_used'],
} as const;
