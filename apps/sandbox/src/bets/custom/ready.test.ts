import { getReadyCustomBets } from '@slipstream/contract/http/bets/get-ready-custom-bets';
import { priceCustomBet } from '@slipstream/contract/http/bets/price-custom-bet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { boardsOf } from '../testing/bettor.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await runningSandbox({ database: ':memory:' });
  sandbox.core.clock.pause();
});
afterAll(() => sandbox.close());

function matchOf(sport: string): string {
  const [board] = boardsOf(sandbox, 1, { sport });
  return board?.fixture.id ?? '';
}

describe('[CUSTOM-5] ready-made custom bets', () => {
  it.each(['soccer', 'tennis', 'basketball'])('%s: each costs what the price call says', async (sport) => {
    const matchId = matchOf(sport);
    const { custom_bets: bets } = await sandbox.call(getReadyCustomBets, { params: { matchId } });
    expect(bets.length).toBeGreaterThan(0);
    for (const { odds, selections } of bets) {
      const body = { match_id: matchId, selections };
      expect(await sandbox.call(priceCustomBet, { body })).toMatchObject({ odds, refusal: null });
    }
  });

  it('are different, and each outcome of one counts', async () => {
    const matchId = matchOf('soccer');
    const { custom_bets: bets } = await sandbox.call(getReadyCustomBets, { params: { matchId } });
    const names = bets.map(({ selections }) => selections.map(({ outcome_name: name }) => name).join(' + '));
    expect(new Set(names).size).toBe(bets.length);
    expect(bets.length).toBeGreaterThan(3);
    expect(new Set(bets.map(({ selections }) => selections.length))).toEqual(new Set([2, 3]));
    expect(bets.every(({ odds }) => odds >= 1500)).toBe(true);
  });

  it('are none of an unknown match', async () => {
    expect((await sandbox.refused(getReadyCustomBets, { params: { matchId: '1' } })).status).toBe(404);
  });
});
