import { randomUUID } from 'node:crypto';
import { launchApp } from '@slipstream/contract/http/site/launch-app';
import { signOut } from '@slipstream/contract/http/session/sign-out';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asBettor, type Bettor } from '../../bets/testing/bettor.ts';
import { gameRules, type AppName } from '../../launch/game-rules.ts';
import { roundAt } from '../../launch/rounds.ts';
import { settlePlays } from '../../launch/settle-plays.ts';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

const providers = { 'race-card': 'horse-racing', draw: 'lotteries', shootout: 'virtual-gaming-arena' } as const;
const candidates: Readonly<Record<AppName, readonly string[]>> = {
  'race-card': Array.from({ length: 10 }, (_, at) => String(at + 1)),
  draw: Array.from({ length: 49 }, (_, at) => String(at + 1)),
  shootout: ['home', 'away'],
};

describeEachPlace('games', (place) => {
  let sandbox: TestSandbox;
  let rich: Bettor;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
    rich = await asBettor(sandbox, 'rich');
  });
  afterAll(() => sandbox.close());

  /** The round that takes bets now; the clock stands still, so it goes on doing so. */
  function openRound(app: AppName): number {
    const { clock } = sandbox.core;
    const now = roundAt(gameRules[app].schedule, clock.now());
    if (now.phase === 'open') return now.number;
    clock.jump(now.endMs);
    return now.number + 1;
  }

  async function open(player: Bettor, app: AppName) {
    const asked = { app, locale: 'en', theme: 'night' };
    const { url } = await player.call(launchApp, { params: { provider: providers[app] }, body: asked });
    const session = new URL(url).hash.replace('#session=', '');
    const send = async (path: string, init: RequestInit = {}) => {
      const headers = { 'X-Game-Session': session, 'Content-Type': 'application/json', ...init.headers };
      const reply = await fetch(`${sandbox.origin}/apps/${app}/${path}`, { ...init, headers });
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
    };
    return {
      wallet: () => send('wallet'),
      play: (body: object, key: string = randomUUID()) =>
        send('plays', { method: 'POST', headers: { 'Idempotency-Key': key }, body: JSON.stringify(body) }),
    };
  }

  it.each(Object.keys(providers) as AppName[])(
    '[CAT-13] %s knows the player, takes a bet once, and pays it by its round',
    async (app) => {
      const game = await open(rich, app);
      const { seed } = sandbox.core.world();
      const round = openRound(app);
      const rules = gameRules[app];
      const won = candidates[app].find((pick) => rules.isWon(seed, round, pick)) ?? '';
      const isLost = (pick: string) => rules.odds(seed, round, pick) !== null && !rules.isWon(seed, round, pick);
      const lost = candidates[app].find(isLost) ?? '';
      const before = await rich.balance();
      const key = randomUUID();
      const twice = await Promise.all([1, 2].map(() => game.play({ round, pick: won, stake: 300 }, key)));
      expect(twice.map(({ status }) => status)).toEqual([200, 200]);
      expect((await game.play({ round, pick: won, stake: 301 }, key)).body).toEqual({ code: 'reused' });
      expect((await game.play({ round, pick: lost, stake: 200 })).status).toBe(200);
      expect((await game.wallet()).body).toMatchObject({ balance: before - 500, currency: 'EUR' });
      sandbox.core.clock.jump(roundAt(rules.schedule, sandbox.core.clock.now()).endMs);
      const parts = { ...sandbox.core, worldNow: sandbox.core.clock.now };
      await settlePlays(parts);
      await settlePlays(parts);
      const paid = Math.floor((300 * (rules.odds(seed, round, won) ?? 0)) / 1000);
      const { body } = await game.wallet();
      expect(body['balance']).toBe(before - 500 + paid);
      expect((body['plays'] as { status: string; payout: number }[]).slice(0, 2)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ status: 'won', payout: paid }),
          expect.objectContaining({ status: 'lost', payout: 0 }),
        ]),
      );
      expect(await auditLedger(sandbox.core.database)).toEqual([]);
    },
  );

  it.each<[string, { pick: string; stake: number; late?: number }, string]>([
    ['rich', { pick: 'nobody', stake: 100 }, 'bad_pick'],
    ['rich', { pick: 'home', stake: 900_000_000 }, 'stake_too_high'],
    ['rich', { pick: 'home', stake: 100, late: -1 }, 'round_closed'],
    ['empty', { pick: 'home', stake: 100 }, 'balance_short'],
    ['pve', { pick: 'home', stake: 100 }, 'not_allowed'],
    ['limited', { pick: 'home', stake: 50_000 }, 'player_limit'],
  ])('[CAT-13] refuses the player %s with %j: %s', async (key, { late = 0, ...asked }, code) => {
    const player = await asBettor(sandbox, key);
    const game = await open(player, 'shootout');
    const round = openRound('shootout') + late;
    const { status, body } = await game.play({ round, ...asked });
    expect([status, body]).toEqual([409, { code }]);
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });

  it('[CAT-13] a visitor has no wallet, and neither has a player who signed out', async () => {
    const { url } = await sandbox.call(launchApp, {
      params: { provider: 'lotteries' },
      body: { app: 'main', locale: 'en', theme: 'day' },
    });
    expect(new URL(url).hash).toBe('');
    expect((await fetch(`${sandbox.origin}/apps/draw/wallet`)).status).toBe(401);
    const player = await asBettor(sandbox, 'ordinary');
    const game = await open(player, 'draw');
    expect((await game.wallet()).status).toBe(200);
    await player.call(signOut);
    expect((await game.wallet()).status).toBe(401);
  });
});
