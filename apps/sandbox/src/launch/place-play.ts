import { randomUUID } from 'node:crypto';
import { findCurrency } from '@slipstream/units/currency';
import { minor } from '@slipstream/units/minor';
import type { Selectable } from 'kysely';
import type { BookEnvironment } from '../bets/book-environment.ts';
import { stakeMax } from '../bets/placing/max-stake.ts';
import { houseRules } from '../bets/placing/placing-terms.ts';
import { limitRefusal, playerLimits } from '../bets/placing/player-limits.ts';
import type { Tables } from '../database/tables.ts';
import type { Player } from '../http/player.ts';
import type { Entry, Ledger } from '../ledger/ledger.ts';
import { post, ShortPurseError, type Posting } from '../ledger/post.ts';
import { cashOf, houseStakes } from '../ledger/purse.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { gameRules, type AppName } from './game-rules.ts';
import { roundAt } from './rounds.ts';

export type PlayRow = Selectable<Tables['game_play']>;

/** Why a bet in a game is not taken; the game has words for each. */
type PlayRefusal =
  | 'round_closed'
  | 'bad_pick'
  | 'not_allowed'
  | 'stake_too_high'
  | 'player_limit'
  | 'balance_short'
  | 'reused';

interface AskedPlay {
  readonly app: AppName;
  readonly requestKey: string;
  readonly round: number;
  readonly pick: string;
  readonly stake: number;
}

interface PlayParts {
  readonly ledger: Ledger;
  readonly files: SiteFiles;
  readonly environment: BookEnvironment;
}

type PlayAnswer = { readonly play: PlayRow } | { readonly refusal: PlayRefusal };

/** Takes a bet in a game: check, row and stake stand or fall together, and the same request never plays twice (CAT-13). */
export async function placePlay(parts: PlayParts, player: Player, asked: AskedPlay): Promise<PlayAnswer> {
  try {
    return await parts.ledger.write((entry) => placeIn(entry, parts, player, asked));
  } catch (error) {
    if (error instanceof ShortPurseError) return { refusal: 'balance_short' };
    throw error;
  }
}

async function placeIn(entry: Entry, parts: PlayParts, player: Player, asked: AskedPlay): Promise<PlayAnswer> {
  const known = await playedBefore(entry, player, asked);
  if (known !== null) return known;
  const nowMs = parts.environment.worldNow();
  const { seed } = parts.environment.world();
  const rules = gameRules[asked.app];
  const place = roundAt(rules.schedule, nowMs);
  if (place.number !== asked.round || place.phase !== 'open') return { refusal: 'round_closed' };
  const odds = rules.odds(seed, asked.round, asked.pick);
  if (odds === null) return { refusal: 'bad_pick' };
  const refusal = await refusalOf(entry, parts, player, { stake: asked.stake, odds, nowMs });
  if (refusal !== null) return { refusal };
  const play: PlayRow = {
    id: randomUUID(),
    player_id: player.id,
    app: asked.app,
    request_key: asked.requestKey,
    seed,
    round: asked.round,
    pick: asked.pick,
    stake: asked.stake,
    currency: player.currency,
    odds,
    status: 'open',
    payout: 0,
    created_ms: nowMs,
    ends_ms: place.endMs,
  };
  const made = await entry.transaction
    .insertInto('game_play')
    .values(play)
    .onConflict((conflict) => conflict.columns(['player_id', 'request_key']).doNothing())
    .executeTakeFirst();
  // The same request came twice at once, and the other was first.
  if (made.numInsertedOrUpdatedRows === 0n) return (await playedBefore(entry, player, asked)) ?? { refusal: 'reused' };
  await post(entry, { ...stakeOf(play), atMs: nowMs });
  return { play };
}

/** What a request that was sent before came to; null for a new one. */
async function playedBefore({ transaction }: Entry, { id }: Player, asked: AskedPlay): Promise<PlayAnswer | null> {
  const known = await transaction
    .selectFrom('game_play')
    .selectAll()
    .where('player_id', '=', id)
    .where('request_key', '=', asked.requestKey)
    .executeTakeFirst();
  if (known === undefined) return null;
  return isSame(known, asked) ? { play: known } : { refusal: 'reused' };
}

/** What taking a play moves. */
export function stakeOf({ id, player_id: playerId, currency, stake }: PlayRow): Omit<Posting, 'atMs'> {
  const transfers = [{ from: cashOf(playerId, currency), to: houseStakes(currency), amount: minor(stake) }];
  return { key: `game:${id}`, kind: 'stake', reference: null, transfers };
}

function isSame(known: PlayRow, { app, round, pick, stake }: AskedPlay): boolean {
  return known.app === app && known.round === round && known.pick === pick && known.stake === stake;
}

/** The house's limits and the player's own are those of every bet. */
async function refusalOf(
  { transaction }: Entry,
  { files, environment }: PlayParts,
  { id, currency: code, brRegulator }: Player,
  { stake, odds, nowMs }: { readonly stake: number; readonly odds: number; readonly nowMs: number },
): Promise<PlayRefusal | null> {
  const isBarred = brRegulator !== null && (brRegulator.pve || brRegulator.municipalityCode === null);
  const currency = findCurrency(code);
  if (isBarred || currency === undefined) return 'not_allowed';
  const ratio = { numerator: BigInt(odds), denominator: 1000n };
  if (stake > stakeMax(ratio, currency, houseRules(files, environment).limits)) return 'stake_too_high';
  const limits = await playerLimits(transaction, id, nowMs);
  return limitRefusal(limits, code, minor(stake), new Map()) === null ? null : 'player_limit';
}
