import { randomUUID } from 'node:crypto';
import { placeBets } from '@slipstream/contract/http/bets/place-bets';
import type { Provider } from '@slipstream/simulation/fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { anyPick, asBettor, picksOf, several, single, type Bettor } from '../testing/bettor.ts';

let sandbox: TestSandbox;
let ordinary: Bettor;
let rich: Bettor;

const picks = (count: number, provider?: Provider) => picksOf(sandbox, count, provider);
const first = () => anyPick(sandbox);

describeEachPlace('placing bets', (place) => {
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    ordinary = await asBettor(sandbox, 'ordinary');
    rich = await asBettor(sandbox, 'rich');
  });
  afterAll(() => sandbox.close());

  describe('placing', () => {
    it('[PLACE-1] [MYBETS-1] [BET-4] takes the stake and keeps the bet as it was agreed', async () => {
      const before = await ordinary.balance();
      const pick = first();
      const { bets, errors_by_bet: errors } = await ordinary.place([single(pick, 1000)]);
      expect(errors).toEqual([]);
      expect(bets).toHaveLength(1);
      expect(bets[0]).toMatchObject({
        type: 'single',
        status: 'waiting_results',
        result: 'no_results',
        stake: { value: 1000, currency: 'EUR', subunits: 100 },
        odds: pick.odds,
        win_amount: null,
        is_quick: false,
        selections: [{ status: 'open', odds: pick.odds, specifier: pick.specifier, match: { id: pick.match_id } }],
      });
      expect(await ordinary.balance()).toBe(before - 1000);
      expect(await ordinary.bet(bets[0]?.id ?? '')).toEqual(bets[0]);
    });

    it.each(['single', 'combo', 'system'] as const)('[BET-1] takes a %s', async (type) => {
      const chosen = picks(3);
      const bet =
        type === 'single' ? single(first(), 300) : several(type, chosen, 300, type === 'system' ? '2-of-3' : undefined);
      const { bets } = await ordinary.place([bet]);
      expect(bets[0]).toMatchObject({ type, status: 'waiting_results' });
      expect(bets[0]?.system?.id ?? null).toBe(type === 'system' ? '2-of-3' : null);
    });

    it('[PLACE-1] refuses what the contract does not know, in the shape of a refused placement', async () => {
      const bet = { ...single(first(), 100), custom_odds: 2000 };
      const { status, body } = await ordinary.refusedPlace([bet]);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'bad_request', errors_by_bet: [] });
    });

    it('[PLACE-1] wants an idempotency key', async () => {
      const headers = { 'Idempotency-Key': 'short' };
      const { status } = await ordinary.refused(placeBets, { body: {}, headers });
      expect(status).toBe(400);
    });

    it.each([
      ['none', -10, 'odds_higher_than_bookmakers_current_odds'],
      ['none', 10, 'odds_different_than_bookmaker'],
      ['higher', -10, 'odds_higher_than_bookmakers_current_odds'],
    ] as const)('[PLACE-2] [PLACE-3] [SLIP-8] mode %s with a price that moved by %i is 101', async (mode, by, word) => {
      const pick = first();
      const seen = { ...pick, odds: pick.odds - by };
      const { status, body } = await ordinary.refusedPlace([single(seen, 100)], { mode });
      expect(status).toBe(400);
      expect(body.code).toBe(101);
      expect(body.errors_by_bet[0]).toMatchObject({ index: 0, code: 101 });
      expect(body.errors_by_bet[0]?.selections[0]).toMatchObject({ code: word, odds: pick.odds });
      expect(body.errors_by_bet[0]?.selections[0]?.localized_message).toMatch(/odds/i);
    });

    it.each([
      ['higher', 10],
      ['any', 10],
      ['any', -10],
    ] as const)('[SLIP-8] mode %s takes a price that moved by %i, at today’s price', async (mode, by) => {
      const pick = first();
      const { bets } = await ordinary.place([single({ ...pick, odds: pick.odds - by }, 100)], { mode });
      expect(bets[0]?.odds).toBe(pick.odds);
    });

    it('[PLACE-3] [SLIP-8] a environment is a environment in every mode', async () => {
      const pick = first();
      const dropped = { ...pick, odds: pick.odds + 50 };
      const { bets } = await ordinary.place([single({ ...dropped, floor_odds: pick.odds }, 100)]);
      expect(bets[0]?.odds).toBe(pick.odds);
      const below = { ...dropped, floor_odds: pick.odds + 10 };
      const { body } = await ordinary.refusedPlace([single(below, 100)], { mode: 'any' });
      expect(body.errors_by_bet[0]?.selections[0]?.code).toBe('odds_to_low');
    });

    it('[PLACE-2] speaks the player’s language', async () => {
      const pick = first();
      const { body } = await ordinary.refused(placeBets, {
        headers: { 'Idempotency-Key': randomUUID(), 'Accept-Language': 'pt-BR' },
        body: {
          meta: { device_id: randomUUID(), quick: false, type: 'single', locale: 'pt-BR', odds_accept_mode: 'none' },
          bets: [single({ ...pick, odds: pick.odds + 10 }, 100)],
        },
      });
      expect(body).toMatchObject({ message: 'As odds mudaram.' });
    });

    it.each([
      ['pve', 114],
      ['brazil', 118],
    ] as const)('[PLACE-5] [PLACE-2] refuses the player %s with %i', async (key, code) => {
      const player = await asBettor(sandbox, key);
      const { status, body } = await player.refusedPlace([single(first(), 100, { currency: 'BRL' })]);
      expect([status, body.code]).toEqual([403, code]);
      expect(await player.balance('BRL')).toBe(100_000);
    });

    it('[BET-7] refuses two selections of one match', async () => {
      const pick = first();
      const { body } = await ordinary.refusedPlace([several('combo', [pick, pick], 100)]);
      expect(body.code).toBe('same_match');
      expect(body.errors_by_bet[0]?.selections).toHaveLength(2);
    });

    it('[BET-7] refuses selections of two providers, and a system of oddin', async () => {
      const mixed = [...picks(1), ...picks(1, 'oddin')];
      expect((await ordinary.refusedPlace([several('combo', mixed, 100)])).body.code).toBe('mixed_providers');
      const system = several('system', picks(3, 'oddin'), 100, '2-of-3');
      expect((await ordinary.refusedPlace([system])).body.code).toBe('system_provider');
    });

    it('[BET-6] refuses a system that does not fit its selections', async () => {
      const { body } = await ordinary.refusedPlace([several('system', picks(3), 100, '2-of-4')]);
      expect(body.code).toBe('system_not_available');
    });

    it('[LIMIT-1] refuses too many selections', async () => {
      const { body } = await ordinary.refusedPlace([several('combo', picks(21), 100)]);
      expect(body.code).toBe('selection_limit_exceeded');
    });

    it('[LIMIT-3] refuses a stake at the limit of its currency, and names the limit', async () => {
      const { body } = await rich.refusedPlace([single(first(), 1_000_000)]);
      expect(body.code).toBe('max_stake_limit_exceeded');
      expect(body.details).toEqual([{ path: 'bets.0.limit', message: '1000000 EUR' }]);
    });

    it('[LIMIT-4] refuses a profit at the limit', async () => {
      const { body } = await rich.refusedPlace([several('combo', picks(12), 900_000)]);
      expect(body.code).toBe('payout_limit_exceeded');
    });

    it.each([
      [0, 'stake_too_low'],
      [99_999_999, 'max_stake_limit_exceeded'],
    ])('refuses a stake of %i', async (stake, code) => {
      expect((await ordinary.refusedPlace([single(first(), stake)])).body.code).toBe(code);
    });

    it('refuses more than the player has', async () => {
      const empty = await asBettor(sandbox, 'empty');
      expect((await empty.refusedPlace([single(first(), 100)])).body.code).toBe('insufficient_balance');
    });

    it('refuses a bonus nobody has given', async () => {
      const bonus = { id: 'b1', type: 'freebet', odds: null } as const;
      const { body } = await ordinary.refusedPlace([single(first(), 100, { bonus })]);
      expect(body.code).toBe('bonus_not_eligible');
    });

    it('[LIMIT-7] refuses a stake below the minimum of the currency, and takes the minimum', async () => {
      const { body } = await ordinary.refusedPlace([single(first(), 9, { currency: 'USD' })]);
      expect(body).toMatchObject({ code: 'min_stake_limit_not_reached', details: [{ message: '10 USD' }] });
      expect((await ordinary.place([single(first(), 10, { currency: 'USD' })])).bets).toHaveLength(1);
    });

    it('refuses what a player does not allow themselves', async () => {
      const limited = await asBettor(sandbox, 'limited');
      expect((await limited.refusedPlace([single(first(), 2001)])).body.code).toBe('player_limit_reached');
      for (let count = 0; count < 5; count += 1) await limited.place([single(first(), 2000)]);
      expect((await limited.refusedPlace([single(first(), 1)])).body.code).toBe('player_limit_reached');
    });

    it('refuses outcomes that are not on offer', async () => {
      const pick = first();
      for (const gone of [
        { ...pick, match_id: '1' },
        { ...pick, market_id: 'nope' },
        { ...pick, outcome_id: 'nope' },
        { ...pick, specifier: 'total=2.5' },
      ]) {
        const { body } = await ordinary.refusedPlace([single(gone, 100)]);
        expect(body.code).toBe('selection_not_available');
        expect(body.errors_by_bet[0]?.selections).toHaveLength(1);
      }
    });

    it('[TICKET-6] refuses a provider that is down, and a feed that hangs', async () => {
      const pick = first();
      sandbox.core.setProvider('betradar', 'inactive');
      const { body } = await ordinary.refusedPlace([single(pick, 100)]);
      sandbox.core.heal();
      expect(body.errors_by_bet[0]?.selections[0]?.code).toBe('provider_inactive');
      sandbox.core.faults.frozen = true;
      expect((await ordinary.refusedPlace([single(pick, 100)])).body.code).toBe('price_stale');
      sandbox.core.heal();
    });

    it('singles stand or fall each on their own', async () => {
      const [one, two, three] = picks(3);
      if (one === undefined || two === undefined || three === undefined) throw new Error('too few');
      const before = await ordinary.balance();
      const answer = await ordinary.place([
        single(one, 500),
        single({ ...two, odds: two.odds + 10 }, 500),
        single(three, before),
      ]);
      expect(answer.bets.map((bet) => bet.stake.value)).toEqual([500]);
      expect(answer.errors_by_bet.map(({ index, code }) => [index, code])).toEqual([
        [1, 101],
        [2, 'insufficient_balance'],
      ]);
      expect(await ordinary.balance()).toBe(before - 500);
    });

    it('[SLIP-6] refuses several singles where a provider does not allow them', async () => {
      const bets = picks(2, 'betconstruct').map((pick) => single(pick, 100));
      expect((await ordinary.refusedPlace(bets)).body.code).toBe('singles_not_allowed');
    });
  });

  it('leaves a book that balances', async () => {
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
