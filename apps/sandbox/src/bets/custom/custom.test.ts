import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getCustomMarkets } from '@slipstream/contract/http/bets/get-custom-markets';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { priceCustomBet } from '@slipstream/contract/http/bets/price-custom-bet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { asBettor, boardsOf, single, type Bettor, type PickBody } from '../testing/bettor.ts';

let sandbox: TestSandbox;
let player: Bettor;
let matchId: string;
/** Home wins, home or draw, over 1.5 goals, over 2.5 goals. */
let home: PickBody;
let homeOrDraw: PickBody;
let away: PickBody;
let over: PickBody;
let lower: PickBody;

beforeAll(async () => {
  sandbox = await runningSandbox({ database: ':memory:' });
  sandbox.core.clock.pause();
  player = await asBettor(sandbox, 'rich');
  const [board] = boardsOf(sandbox, 1, { sport: 'soccer' });
  matchId = board?.fixture.id ?? '';
  const { markets } = await sandbox.call(getCustomMarkets, { params: { matchId } });
  const pick = (id: string, specifier: string, at: number): PickBody => {
    const outcome = markets.find((market) => market.id === id && market.specifier === specifier)?.outcomes[at];
    if (outcome === undefined) throw new Error(`no market ${id} ${specifier}`);
    return { match_id: matchId, market_id: id, specifier, outcome_id: outcome.id, odds: outcome.odds };
  };
  const totals = markets.filter(({ id, specifier }) => id === '18' && /total=\d\.5$/.test(specifier));
  const lines = totals.map(({ specifier }) => specifier).toSorted();
  home = pick('1', '', 0);
  homeOrDraw = pick('10', '', 0);
  away = pick('1', '', 2);
  lower = pick('18', lines[0] ?? '', 0);
  over = pick('18', lines[1] ?? '', 0);
});
afterAll(() => sandbox.close());

const price = (selections: readonly PickBody[]) =>
  sandbox.call(priceCustomBet, { body: { match_id: matchId, selections } });

describe('[CUSTOM-1] a custom bet', () => {
  it('[CUSTOM-2] is what a match says it has, so that its page can open the builder', async () => {
    expect((await sandbox.call(getMatch, { params: { id: matchId } })).data).toMatchObject({ has_custom_bet: true });
    expect((await sandbox.call(getConfig)).settings.custom_bet_enabled).toBe(true);
  });

  it('lists the markets that can meet', async () => {
    const { markets } = await sandbox.call(getCustomMarkets, { params: { matchId } });
    expect(markets.length).toBeGreaterThan(3);
    expect(markets.every(({ custom_bet_groups: groups }) => groups.length > 0)).toBe(true);
    expect((await sandbox.refused(getCustomMarkets, { params: { matchId: '1' } })).status).toBe(404);
  });

  it('has a price from the joint law, not the product', async () => {
    const { odds, refusal, expires_at_ms: expires } = await price([home, over]);
    expect(refusal).toBeNull();
    const product = (home.odds * over.odds) / 1000;
    expect(odds).not.toBe(Math.round(product));
    expect(odds).toBeGreaterThan(Math.max(home.odds, over.odds));
    expect(odds).toBeLessThan(product * 1.3);
    expect(expires).toBeGreaterThan(sandbox.core.clock.now());
  });

  it.each([
    ['too_few', () => [home]],
    ['impossible', () => [home, away]],
    ['identical', () => [home, home]],
    ['impossible', () => [away, homeOrDraw]],
    ['not_combinable', () => [home, { ...over, match_id: '1' }]],
    ['not_combinable', () => [home, { ...over, market_id: 'nope' }]],
  ] as const)('is refused as %s with a reason', async (code, set) => {
    const { odds, refusal } = await price(set());
    expect(odds).toBeNull();
    expect(refusal?.code).toBe(code);
    expect(refusal?.message).not.toBe('');
  });

  it.each([
    ['home wins, home or draw', () => [home, homeOrDraw], () => home],
    ['over 1.5, over 2.5', () => [lower, over], () => over],
  ] as const)('[CUSTOM-4] %s is taken at the price of the stricter one', async (_name, set, stricter) => {
    expect(await price(set())).toMatchObject({ odds: stricter().odds, refusal: null });
    const bet = { ...single(home, 1000), type: 'custom_bet' as const, selections: set() };
    const { bets } = await player.place([{ ...bet, custom_odds: stricter().odds }]);
    expect(bets[0]).toMatchObject({ type: 'custom_bet', odds: stricter().odds });
  });

  it('names the outcomes that can not join', async () => {
    const { blocked, additions } = await price([home, over]);
    const found = (pick: PickBody) =>
      blocked.find(({ market_id: id, specifier, outcome_id: outcome }) => {
        return id === pick.market_id && specifier === pick.specifier && outcome === pick.outcome_id;
      })?.code;
    expect(found(away)).toBe('impossible');
    expect(found(homeOrDraw)).toBeUndefined();
    expect(additions).toEqual([]);
  });

  it('[CUSTOM-4] on request gives the price with every outcome that can join, in one answer', async () => {
    const { markets } = await sandbox.call(getCustomMarkets, { params: { matchId } });
    const body = { match_id: matchId, selections: [home], with_additions: true };
    const { additions, blocked } = await sandbox.call(priceCustomBet, { body });
    const added = (pick: PickBody) =>
      additions
        .find(({ market_id: id, specifier }) => id === pick.market_id && specifier === pick.specifier)
        ?.outcomes.find(({ outcome_id: id }) => id === pick.outcome_id);
    expect(added(over)).toEqual({
      outcome_id: over.outcome_id,
      odds: (await price([home, over])).odds,
      is_covered: false,
    });
    expect(added(homeOrDraw)).toEqual({ outcome_id: homeOrDraw.outcome_id, odds: home.odds, is_covered: true });
    const outcomes = markets.flatMap((market) => market.outcomes).length;
    const priced = additions.flatMap((market) => market.outcomes).length;
    expect(priced + blocked.length + 1).toBe(outcomes);
  });

  it('[CUSTOM-3] is placed at its price, and refused with 120 when that is old', async () => {
    const { odds } = await price([home, over]);
    const bet = { ...single(home, 1000), type: 'custom_bet' as const, selections: [home, over] };
    const { bets } = await player.place([{ ...bet, custom_odds: odds ?? 0 }]);
    expect(bets[0]).toMatchObject({ type: 'custom_bet', odds, status: 'waiting_results' });
    expect(bets[0]?.to_cashout).toBeGreaterThan(0);
    const { body } = await player.refusedPlace([{ ...bet, custom_odds: (odds ?? 0) + 10 }]);
    expect(body.code).toBe(120);
    expect(body.errors_by_bet[0]).toMatchObject({ code: 120, custom_odds: odds });
    const impossible = { ...bet, selections: [home, away], custom_odds: 5000 };
    expect((await player.refusedPlace([impossible])).body.code).toBe('custom_bet_impossible');
  });
});
