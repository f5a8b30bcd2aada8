import type { voteWire } from '@slipstream/contract/entities/catalogue/vote';
import { castVote } from '@slipstream/contract/http/catalogue/cast-vote';
import { getVotes } from '@slipstream/contract/http/catalogue/get-votes';
import type { Fixture } from '@slipstream/simulation/fixture';
import { stateAt } from '@slipstream/simulation/match/state-at';
import { pricedSteps, type PricedMarket } from '@slipstream/simulation/pricing/priced';
import { isMatchOver } from '@slipstream/units/match-status';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { nameIn } from '../../serialise/names/market-names.ts';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { runInSlices } from '../../http/in-slices.ts';
import { mount } from '../../http/mount.ts';
import { playedOnCopy } from '../../world/roster.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';

type VoteOut = z.input<typeof voteWire>;

/** A match is a prediction of its own id: how will its main market end? Open until the match is over (CONFIG-5). */
export function mountVoteCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database, world } = core;

  mount(app, getVotes, async ({ query: { prediction_id: id }, locale, playerId }) => {
    const fixture = world().window.find(id);
    return fixture === null ? new Failure(404, 'not_found') : { data: await votesOn(core, fixture, locale, playerId) };
  });

  mountForPlayer(app, castVote, async ({ body: { prediction_id: id, data }, locale }, player) => {
    const { window, engine } = world();
    const fixture = window.find(id);
    if (fixture === null) return new Failure(404, 'not_found');
    const main = await mainMarketOf(fixture);
    const isKnown = main?.info.outcomes.some((outcome) => outcome.id === data.option) ?? false;
    if (!isKnown) {
      return new Failure(400, 'bad_request', [
        { path: 'body.data.option', message: 'not an option of this prediction' },
      ]);
    }
    if (isMatchOver(engine.statusOf(fixture))) return new Failure(409, 'conflict');
    await database
      .insertInto('vote')
      .values({ prediction_id: id, player_id: player.id, option: data.option })
      .onConflict((conflict) => conflict.columns(['prediction_id', 'player_id']).doUpdateSet({ option: data.option }))
      .execute();
    return { data: await votesOn(core, fixture, locale, player.id) };
  });
}

async function votesOn(
  { database }: Core,
  fixture: Fixture,
  locale: string,
  playerId: string | null,
): Promise<VoteOut> {
  const info = (await mainMarketOf(fixture))?.info;
  const counts = await database
    .selectFrom('vote')
    .select(['option', (select) => select.fn.countAll<number>().as('votes')])
    .where('prediction_id', '=', fixture.id)
    .groupBy('option')
    .execute();
  const votes = new Map(counts.map((row) => [row.option, row.votes]));
  const own = await database
    .selectFrom('vote')
    .select('option')
    .where('prediction_id', '=', fixture.id)
    .where('player_id', '=', playerId ?? '')
    .executeTakeFirst();
  const options = info?.outcomes.map((outcome) => ({
    option: outcome.id,
    name: nameIn(outcome.name, fixture, locale),
    votes: votes.get(outcome.id) ?? 0,
  }));
  return { prediction_id: fixture.id, options: options ?? [], voted: own?.option ?? null };
}

const known = new WeakMap<Fixture, PricedMarket | null>();

/** As it stood before the match, so that the options never change under those who voted. */
async function mainMarketOf(fixture: Fixture): Promise<PricedMarket | null> {
  const before = known.get(fixture);
  if (before !== undefined) return before;
  const script = playedOnCopy(fixture);
  const priced = await runInSlices(pricedSteps(script.fixture, stateAt(script, fixture.startMs - 1), 'main'));
  const main = priced[0] ?? null;
  known.set(fixture, main);
  return main;
}
