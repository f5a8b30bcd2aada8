import { randomUUID } from 'node:crypto';
import { basePath } from '@slipstream/contract/http/call';
import { calls } from '@slipstream/contract/http/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyPick, asBettor, single } from '../../bets/testing/bettor.ts';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

describe('credentials that prove nothing', () => {
  let sandbox: TestSandbox;
  let real = '';

  beforeAll(async () => {
    sandbox = await runningSandbox({ database: ':memory:' });
    real = (await asBettor(sandbox, 'rich')).token;
  });
  afterAll(() => sandbox.close());

  it.each([
    ['another token', () => ({ Authorization: `Bearer ${randomUUID()}` })],
    ['no token', () => ({ Authorization: 'Bearer ' })],
    ['a token that lacks a letter', () => ({ Authorization: `Bearer ${real.slice(0, -1)}` })],
    ['a token with a letter more', () => ({ Authorization: `Bearer ${real}A` })],
    ['a token of another case', () => ({ Authorization: `Bearer ${swapped(real)}` })],
    ['a token as a password', () => ({ Authorization: `Basic ${btoa(`rich:${real}`)}` })],
    ['a token as a cookie', () => ({ Cookie: `slipstream=${real}` })],
    ['a token in quotes of SQL', () => ({ Authorization: `Bearer ' or 1=1 --` })],
    ['a name', () => ({ Authorization: 'Bearer demo-rich' })],
  ])('[SESSION-8] %s opens no call of a player', async (_what, headers) => {
    const players = calls.filter(({ auth }) => auth === 'player');
    const answers = await Promise.all(
      players.map(async ({ id, method, base, path }) => {
        const url = sandbox.origin + basePath[base] + path.replaceAll(/\{\w+\}/g, 'x');
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
        const reply = await fetch(url, { method, headers: headers(), ...body });
        await reply.arrayBuffer();
        return `${id} ${reply.status}`;
      }),
    );
    // A cookie without an origin is refused before anybody looks at it.
    expect(answers.filter((answer) => !/ 40[13]$/.test(answer))).toEqual([]);
    expect(answers.length).toBeGreaterThan(40);
  });
});

function swapped(text: string): string {
  return [...text]
    .map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');
}

describeEachPlace('fifty bets at once with money for one', (place) => {
  it('[PLACE-6] are one bet, and the book balances', async () => {
    const sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
    const player = await asBettor(sandbox, 'ordinary');
    const all = await player.balance('CAD');
    const pick = anyPick(sandbox);
    const stake = Math.floor(all / 2) + 1;
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => player.place([single(pick, stake, { currency: 'CAD' })])),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await player.balance('CAD')).toBe(all - stake);
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
    await sandbox.close();
  });
});
