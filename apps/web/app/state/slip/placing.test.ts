import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';

import { pickFrom, playerTerms, slipFixture, visitorTerms } from './slip-fixture.ts';

type Answer = () => Response | Promise<Response>;

const lost: Answer = async () => {
  throw new TypeError('connection reset');
};
const refused = (status: number, code: number | string) => () =>
  Response.json({ message: 'No', code, details: [], errors_by_bet: [] }, { status });
const unknown = () => Response.json({ state: 'unknown' });
const inProgress = () => Response.json({ state: 'in_progress' });

/** A slip with one staked selection, and a backend that gives these answers, one after the other. */
function staked(answers: readonly Answer[], terms = playerTerms) {
  const requests: Request[] = [];
  const fixture = slipFixture(terms, async (request) => {
    requests.push(request);
    const answer = answers[requests.length - 1];
    if (answer === undefined) throw new Error(`no answer left for ${request.url}`);
    return answer();
  });
  fixture.session.end();
  fixture.store.toggle(pickFrom(fixture.board, fixture.market, 0));
  fixture.store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(500) });
  return { ...fixture, requests, paths: () => requests.map(({ url }) => new URL(url).pathname) };
}

describe('Placing', () => {
  it('[PLACE-1] sends the slip once, with its key', async () => {
    const { placing, requests } = staked([refused(400, 'stake_too_low')]);
    await Promise.all([placing.place(), placing.place()]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^key-of-placement-\d$/);
    expect(await requests[0]?.json()).toMatchObject({
      meta: { quick: false, type: 'single', odds_accept_mode: 'none' },
      bets: [{ stake: 500, currency: 'EUR', selections: [{ odds: 2000 }] }],
    });
  });

  it('[PLACE-6] asks what became of a placement whose answer was lost, until it is known', async () => {
    const { placing, store, paths } = staked([lost, lost, inProgress, unknown]);
    await placing.place();
    expect(paths().filter((path) => path.endsWith('/reconcile'))).toHaveLength(3);
    expect(store.ticket()).toMatchObject({ kind: 'initial' });
  });

  it('[PLACE-6] asks about a placement that a page before this one began', async () => {
    const { placing, store, paths } = staked([unknown]);
    store.dispatch({ kind: 'placement-started', key: 'key-of-an-earlier-page' });
    await placing.resume();
    expect(paths()).toEqual(['/v3/bets/placements/key-of-an-earlier-page/reconcile']);
    expect(store.ticket().kind).toBe('initial');
  });

  it('[PLACE-6] does not ask about its own placement while the answer is on its way', async () => {
    const answer = Promise.withResolvers<Response>();
    const { placing, paths, requests } = staked([() => answer.promise, unknown]);
    const placed = placing.place();
    await expect.poll(() => requests.length).toBe(1);
    await placing.resume();
    await placing.watch();
    expect(paths()).toEqual(['/v3/bets']);
    answer.resolve(refused(400, 'stake_too_low')());
    await placed;
  });

  it.each(['idempotency_key_reused', 'placement_closed'])('[PLACE-6] %s: the server knows the truth', async (code) => {
    const { placing, store, paths } = staked([refused(409, code), unknown]);
    await placing.place();
    expect(paths()[1]).toMatch(/reconcile$/);
    expect(store.ticket().kind).toBe('initial');
  });

  it('[PLACE-4] an error without a code is told as an alert', async () => {
    const { slip, placing, store } = staked([() => new Response('bad gateway', { status: 400 })]);
    const notices: string[] = [];
    slip.onNotice(({ kind }) => notices.push(kind));
    await placing.place();
    expect(notices).toEqual(['general']);
    expect(store.ticket()).toMatchObject({ kind: 'initial', error: null });
  });

  it('[TICKET-7] a visitor sends nothing', async () => {
    const { placing, store, requests } = staked([], visitorTerms);
    await placing.place();
    expect(requests).toEqual([]);
    expect(store.ticket()).toMatchObject({ kind: 'initial' });
  });

  it('[SESSION-3] a 401 in the middle ends the session, and the slip stays', async () => {
    const { placing, store, session } = staked([refused(401, 'unauthorized')]);
    await placing.place();
    expect(session.state.getState().status).toBe('visitor');
    expect(store.ticket()).toMatchObject({ kind: 'initial', selectedOutcomeIds: [expect.any(String)] });
  });
});
