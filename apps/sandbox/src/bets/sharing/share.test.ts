import { getSharedBets } from '@slipstream/contract/http/bets/get-shared-bets';
import { shareBets } from '@slipstream/contract/http/bets/share-bets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { boardsOf, intentOf, pickOf, several, single, type BetBody } from '../testing/bettor.ts';
import { newShareCode } from './share-code.ts';

let sandbox: TestSandbox;

async function share(...bets: readonly BetBody[]) {
  return sandbox.call(shareBets, { body: { bets: bets.map(intentOf) } });
}

const read = (code: string) => sandbox.call(getSharedBets, { query: { code } });

describeEachPlace('sharing', (place) => {
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
  });
  afterAll(() => sandbox.close());

  describe('[SHARE-1] a share code', () => {
    it('[SHARE-2] leads a visitor to the bets, in any case, without stake or currency', async () => {
      const picks = boardsOf(sandbox, 3).map((board) => pickOf(board));
      const { code } = await share(several('system', picks, 500, '2-of-3'));
      // A link carries it as it is.
      expect(encodeURIComponent(code)).toBe(code);
      const { bets } = await read(code.toLowerCase());
      expect(bets).toHaveLength(1);
      expect(bets[0]).toMatchObject({ type: 'system', system: { id: '2-of-3' } });
      expect(bets[0]?.selections.map(({ change, odds_then: then, odds_now: now }) => [change, then, now])).toEqual(
        picks.map(({ odds }) => ['same', odds, odds]),
      );
      expect(JSON.stringify(bets)).not.toMatch(/stake|currency/);
    });

    it('tells what has changed since', async () => {
      const [board, other] = boardsOf(sandbox, 2);
      if (board === undefined || other === undefined) throw new Error('nothing is on');
      const pick = pickOf(board);
      const { code } = await share(single({ ...pick, odds: pick.odds + 70 }, 100), single(pickOf(other), 100));
      const moved = await read(code);
      expect(moved.bets[0]?.selections[0]).toMatchObject({
        change: 'moved',
        odds_then: pick.odds + 70,
        odds_now: pick.odds,
      });
      sandbox.core.setProvider('betradar', 'inactive');
      sandbox.pass(500);
      sandbox.core.heal();
      sandbox.core.clock.pause();
      sandbox.core.clock.step(24 * 3_600_000);
      const later = await read(code);
      for (const { selections } of later.bets) expect(selections[0]?.change).toMatch(/ended|moved|same|suspended/);
      sandbox.core.clock.step(2 * 86_400_000);
      expect((await read(code)).bets[0]?.selections[0]).toMatchObject({ change: 'ended', odds_now: null });
    });

    it('expires', async () => {
      const [board] = boardsOf(sandbox, 1);
      if (board === undefined) throw new Error('nothing is on');
      const { code, expires_at: expires } = await share(single(pickOf(board), 100));
      sandbox.core.clock.jump(Date.parse(expires) + 1000);
      expect((await sandbox.refused(getSharedBets, { query: { code } })).status).toBe(410);
    });

    it('[SHARE-3] that was never given is not found', async () => {
      const { status } = await sandbox.refused(getSharedBets, { query: { code: 'ABCDEFGH' } });
      expect(status).toBe(404);
      expect((await sandbox.refused(getSharedBets, { query: { code: '0O1IL' } })).status).toBe(400);
    });

    it('is not given for what is not on offer', async () => {
      const bet = single({ match_id: '1', market_id: '1', specifier: '', outcome_id: '1', odds: 2000 }, 0);
      expect((await sandbox.refused(shareBets, { body: { bets: [intentOf(bet)] } })).status).toBe(400);
    });

    it('has no letter that is misread, and is another one every time', () => {
      const codes = Array.from({ length: 2000 }, newShareCode);
      expect(new Set(codes).size).toBe(2000);
      for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
    });
  });
});
