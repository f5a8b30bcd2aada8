import { findCurrency } from '@slipstream/units/currency';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import { answerFailure, type FrameEnv } from '../../http/frame.ts';
import { gameRules, type AppName } from '../../launch/game-rules.ts';
import { playerOfGame, type GamePlayer } from '../../launch/game-sessions.ts';
import { placePlay, type PlayRow } from '../../launch/place-play.ts';
import { cashOf, purseId } from '../../ledger/purse.ts';

/** The header a game's page names its player with: a frame of another site gets no cookies. */
const gameSessionHeader = 'X-Game-Session';
const playsShown = 20;

const asked = z.object({
  round: z.int().min(0),
  pick: z.string().regex(/^[a-z0-9-]{1,20}$/),
  stake: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
});
const requestKey = z.string().regex(/^[\w-]{16,80}$/);

/** The wallet of the launched games: who plays, what they have, and their bets (CAT-13). */
export function mountGameCalls(app: Hono<FrameEnv>, core: Core): void {
  app.get('/apps/:name/wallet', async (c) => {
    const found = await playing(c, core);
    if (found instanceof Failure) return answerFailure(c, found);
    return c.json(await walletOf(core, found.player, found.name));
  });

  app.post('/apps/:name/plays', async (c) => {
    const found = await playing(c, core);
    if (found instanceof Failure) return answerFailure(c, found);
    const given: unknown = await c.req.json().catch(() => null);
    const body = asked.safeParse(given);
    const key = requestKey.safeParse(c.req.header('Idempotency-Key'));
    if (!body.success || !key.success) return answerFailure(c, new Failure(400, 'bad_request'));
    const { ledger, files, book } = core;
    const parts = { ledger, files, environment: book.environment };
    const play = { ...body.data, app: found.name, requestKey: key.data };
    const answer = await placePlay(parts, found.player, play);
    if ('refusal' in answer) return c.json({ code: answer.refusal }, 409);
    return c.json(await walletOf(core, found.player, found.name));
  });
}

async function playing(
  c: Context<FrameEnv>,
  { database, realNow }: Core,
): Promise<Failure | { readonly player: GamePlayer; readonly name: AppName }> {
  const name = c.req.param('name') ?? '';
  if (!isApp(name)) return new Failure(404, 'not_found');
  const token = c.req.header(gameSessionHeader) ?? '';
  const player = token === '' ? null : await playerOfGame(database, token, name, realNow());
  return player === null ? new Failure(401, 'unauthorized') : { player, name };
}

function isApp(name: string): name is AppName {
  return Object.hasOwn(gameRules, name);
}

async function walletOf({ database }: Core, { id, name, currency }: GamePlayer, app: AppName) {
  const purse = purseId(cashOf(id, currency));
  const held = await database.selectFrom('purse').select('balance').where('id', '=', purse).executeTakeFirst();
  const plays = await database
    .selectFrom('game_play')
    .selectAll()
    .where('player_id', '=', id)
    .where('app', '=', app)
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .limit(playsShown)
    .execute();
  const { subunits, digits } = findCurrency(currency) ?? { subunits: 100, digits: 2 };
  const balance = held?.balance ?? 0;
  return { name: name ?? '', balance, currency, subunits, digits, plays: plays.map(playOut) };
}

function playOut({ id, app, seed, round, pick, stake, currency, odds, status, payout }: PlayRow) {
  const label = gameRules[app as AppName].label(seed, round, pick);
  return { id, round, pick, label, stake, currency, odds, status, payout };
}
