import { cashOut } from '@slipstream/contract/http/bets/cash-out';
import { setCashoutRule } from '@slipstream/contract/http/bets/set-cashout-rule';
import { getNotifications } from '@slipstream/contract/http/account/get-notifications';
import { channelOf } from '@slipstream/contract/live/channels';
import { playerEventWire } from '@slipstream/contract/live/player-events';
import { localeCodes } from '@slipstream/locales/locale';
import { sandboxWords } from '@slipstream/locales/sandbox-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { asBettor, boardsOf, pickOf, single, type Bettor } from '../testing/bettor.ts';
import { cashoutOrder } from '../testing/cashout-order.ts';

const hourMs = 3_600_000;
let sandbox: TestSandbox;
let player: Bettor;
const pushed: string[] = [];

async function after(realMs: number): Promise<void> {
  sandbox.pass(realMs);
  await sandbox.core.book.round();
}

async function noticesOf(id: string) {
  const { data } = await player.call(getNotifications, { query: { page: 1, limit: 50 } });
  return data.filter(({ object_id: about }) => about === id);
}

async function placed(stake = 10_000) {
  const [board] = boardsOf(sandbox, 1);
  if (board === undefined) throw new Error('nothing is on');
  const { bets } = await player.place([single(pickOf(board), stake)]);
  return player.bet(bets[0]?.id ?? '');
}

describe('[NOTIF-2] a player is told how a bet ended', () => {
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: ':memory:' });
    sandbox.core.clock.pause();
    player = await asBettor(sandbox, 'rich');
    const publish = sandbox.core.realtime.publish.bind(sandbox.core.realtime);
    sandbox.core.realtime.publish = (channel, data, options) => {
      if (channel === channelOf({ kind: 'player', playerId: player.id })) {
        const event = z.parse(playerEventWire, data);
        if (event.event === 'notification') pushed.push(event.notification.object_id ?? '');
      }
      return publish(channel, data, options);
    };
  });
  afterAll(() => sandbox.close());

  it('by a cashout, in part and of the rest, once each', async () => {
    const bet = await placed();
    await player.call(cashOut, cashoutOrder(bet, { part: 5000 }));
    await after(2_000);
    expect(await noticesOf(bet.id)).toMatchObject([{ title: 'Partly cashed out', object_type: 'bet', read: false }]);
    const rest = await player.bet(bet.id);
    await player.call(cashOut, cashoutOrder(rest));
    await after(2_000);
    const titles = (await noticesOf(bet.id)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['Cashed out', 'Partly cashed out']);
    expect(pushed.filter((about) => about === bet.id)).toHaveLength(2);
    const part = (await noticesOf(bet.id)).find(({ title }) => title === 'Partly cashed out');
    expect(part?.caption).toContain('€50.00 of the stake is left');
    expect(part?.body).toContain(bet.ref);
  });

  it('[PUSH-1] by an auto cashout: their devices are told, which they are not of one by hand', async () => {
    const told: string[] = [];
    sandbox.core.pushes.tell = ({ topic, message }) => void told.push(`${topic}: ${message.title}`);
    const byHand = await placed();
    await player.call(cashOut, cashoutOrder(byHand));
    await after(2_000);
    const bet = await placed();
    const body = { to_cashout_min: (bet.to_cashout ?? 0) + 10, to_cashout_max: null, stake_part: null };
    await player.call(setCashoutRule, { params: { id: bet.id }, body });
    const { settings } = sandbox.core.book;
    const { cashoutMarginPermille: usual } = settings;
    settings.cashoutMarginPermille = 0;
    await after(2_000);
    await after(2_000);
    await after(2_000);
    settings.cashoutMarginPermille = usual;
    expect((await player.bet(bet.id)).status).toBe('cashed_out');
    expect(told).toEqual(['cashout_reached: Auto cashout reached']);
  });

  it('by a result or by being refused', async () => {
    const won = await placed();
    const [live] = boardsOf(sandbox, 1, { status: 1 });
    if (live === undefined) throw new Error('nothing is live');
    const { bets } = await player.place([single(pickOf(live), 500)]);
    sandbox.core.setProvider('betradar', 'inactive');
    await after(5_000);
    sandbox.core.heal();
    sandbox.core.clock.pause();
    expect(await noticesOf(bets[0]?.id ?? '')).toMatchObject([
      { title: 'Your bet was not accepted', caption: '€5.00 is back in your balance.', type: 'warning' },
    ]);
    sandbox.core.clock.jump(Date.parse(won.selections[0]?.match.start_time ?? '') + 12 * hourMs);
    await after(1_000);
    const settled = await player.bet(won.id);
    expect(settled.status).toBe('done');
    const [notice] = await noticesOf(won.id);
    expect(notice?.title).toBe((settled.win_amount ?? 0) > 0 ? 'Your bet won' : 'Your bet lost');
  });

  it.each(localeCodes)('in %s, with the amounts it is about', (language) => {
    const names: Readonly<Record<string, RegExp>> = {
      lost: /\{stake\}/,
      rejected: /\{stake\}/,
      cashed_part: /\{left\}/,
    };
    for (const [ending, [, caption]] of Object.entries(sandboxWords(language).betEndings)) {
      expect(caption).toMatch(names[ending] ?? /\{paid\}/);
    }
  });
});
