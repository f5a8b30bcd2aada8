import { randomUUID } from 'node:crypto';
import { basePath, type Call } from '@slipstream/contract/http/call';
import { calls } from '@slipstream/contract/http/calls';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { placeBets } from '@slipstream/contract/http/bets/place-bets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifyWith } from '../notifications/notify.ts';
import { asDemo, withToken, type TestPlayer } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { signedUp } from '../../testing/signed-up.ts';

/** A word that stands in everything the victim owns and nowhere else. */
const mark = 'zebra';
const phone = '+4915199887766';

const key = { 'Idempotency-Key': 'walk-0123456789abcdef' };
const form = {
  email: `${mark}@player.example`,
  phone: null,
  password: 'a long password',
  currency: 'EUR',
  country: 'DE',
  locale: 'en',
  fields: [
    { field: 'name', value: mark },
    { field: 'date_of_birth', value: '1990-05-17' },
  ],
  terms_accepted: true as const,
};

/** What each call that writes is sent, as far as a body is needed to get past its schema. */
const bodies: Readonly<Record<string, object>> = {
  signIn: { login: form.email, password: 'not the password' },
  signUp: form,
  openAccount: { currency: 'USD' },
  updateLocale: { locale: 'de' },
  updatePlayer: { fields: [{ field: 'name', value: 'somebody' }] },
  savePhone: { number: '+4915100009999', country: 'DE' },
  verifyPhone: { code: '123456' },
  setUserLimit: { type: 'bet', amount: { value: 100, currency: 'EUR' }, seconds: null, period: null },
  deposit: { currency: 'EUR', amount: 500, method: 'card' },
  requestPasswordReset: { login: form.email },
  resendConfirmation: { login: form.email },
  resendUnlock: { login: form.email },
  confirmPassword: { password: 'not the password' },
  resetPassword: { reset_password_token: 'x'.repeat(43), password: 'another password' },
  saveSettings: { odds_type: 'percent' },
  addSearch: { q: 'something' },
  castVote: { prediction_id: mark, data: { option: '1' } },
  cashOut: { offer_id: 'o', to_cashout: 1, stake_part: null },
  setCashoutRule: { to_cashout_min: 1, to_cashout_max: null, stake_part: null },
  answerOffer: { accept: true, stake: 1 },
  boostBonus: { multiplier: 1250 },
  redeemPromoCode: { code: 'SLIPSTREAM' },
  getAmbProgress: { bets: [] },
};

/** What stands in a path where no name can. */
const wordsInPaths: Readonly<Record<string, string>> = { type: 'markets', list: 'freebets' };

/** Whether a request can name something of somebody's. */
const takesName = ({ id, path }: Call) =>
  /\{(id|key)\}/.test(path) || ['authorizeChannels', 'cashOut', 'markBonusesSeen', 'readNotifications'].includes(id);

describeEachPlace('every call of the contract', (place) => {
  let sandbox: TestSandbox;
  let victim: TestPlayer;
  /** Everything of the victim's that has a name somebody else could send. */
  let names: readonly string[] = [];
  let before: readonly string[] = [];

  const send = async (call: Call, token: string | null, own: string, part: 'id' | 'body' = 'id') => {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => wordsInPaths[name] ?? own);
    const body = {
      ...bodies[call.id],
      ids: [own],
      id: own,
      bet_id: own,
      box_id: own,
      bonuses: [{ id: own, type: 'freebet' }],
      channels: [`$player:${victim.id}`],
    };
    const reply = await fetch(`${sandbox.origin}${basePath[call.base]}${path}${part === 'body' ? `?id=${own}` : ''}`, {
      method: call.method,
      headers: { ...key, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, text: await reply.text() };
  };

  /** All the victim can read of their own. */
  const belongings = async () => {
    const texts: string[] = [];
    for (const call of calls) {
      if (call.method !== 'GET' || (call.auth !== 'player' && call.id !== 'getPlayer')) continue;
      const types = call.path.includes('{type}') ? ['matches', 'tournaments', 'sports', 'markets'] : [''];
      for (const type of types) {
        const path = call.path.replace('{type}', type);
        if (path.includes('{')) continue;
        const headers = { Authorization: `Bearer ${victim.token}` };
        texts.push(await (await fetch(`${sandbox.origin}${basePath[call.base]}${path}`, { headers })).text());
      }
    }
    return texts;
  };

  /** A bet of the victim's, on whatever is on offer. */
  const placeOne = async (token: string) => {
    const [match] = (await sandbox.call(getMatches, { query: { matchStatus: '0', bettable: true, limit: 1 } })).data;
    const market = match !== undefined && 'main_market' in match ? match.main_market : null;
    const [outcome] = market?.outcomes ?? [];
    const address = { match_id: match?.id, market_id: market?.id, specifier: market?.specifier };
    const selections = [{ ...address, outcome_id: outcome?.id, odds: outcome?.odds }];
    const bet = { type: 'single', currency: 'EUR', stake: 500, selections, bonus: null, jackpots: [] };
    const meta = { device_id: randomUUID(), quick: false, type: 'single', locale: 'en', odds_accept_mode: 'any' };
    const placed = await withToken(sandbox, victim.id, token).call(placeBets, {
      headers: key,
      body: { meta, bets: [bet] },
    });
    return placed.bets[0]?.id ?? '';
  };

  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    const post = (path: string, body: object, token = '') =>
      fetch(`${sandbox.origin}${path}`, {
        method: 'POST',
        headers: { ...key, ...(token === '' ? {} : { Authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      }).then((reply) => reply.json());
    const { id, token } = await signedUp(sandbox, form);
    victim = withToken(sandbox, id, token);
    await post('/platform/player/phone', { number: phone, country: 'DE' }, token);
    await post('/platform/deposits', bodies['deposit'] ?? {}, token);
    await post(`/v2/favourites/markets/${mark}`, {}, token);
    await post('/v2/search/history', { q: mark }, token);
    const keys = { p256dh: mark.padEnd(87, 'p'), auth: mark.padEnd(22, 'a') };
    const push = { endpoint: `https://push.example/${mark}`, keys };
    await post('/v2/settings', { odds_type: 'american', push_subscription: push }, token);
    const terms = { type: 'wager', amount: { value: 900, currency: 'EUR' }, seconds: null, period: 'day' };
    const limit = (await post('/platform/user_limits', terms, token)) as { data: { id: string } };
    const content = { title: mark, caption: mark, body: mark, type: 'info', object_type: 'none', object_id: null };
    await notifyWith(sandbox.core, id, content);
    const notes = await sandbox.core.database.selectFrom('notification').select('id').execute();
    const betId = await placeOne(token);
    const given = await sandbox.core.database.selectFrom('bonus').select('id').where('player_id', '=', id).execute();
    names = [
      limit.data.id,
      betId,
      ...given.map((bonus) => bonus.id),
      id,
      mark,
      key['Idempotency-Key'],
      ...notes.map((note) => note.id),
    ];
    before = await belongings();
    if (before.filter((text) => text.includes(mark) || text.includes(betId)).length < 6)
      throw new Error('too little to see');
  });
  afterAll(() => sandbox.close());

  it.each(calls.filter(({ auth }) => auth === 'player').map((call) => [call.id, call] as const))(
    '%s answers 401 to a visitor',
    async (_, call) => {
      const { status, text } = await send(call, null, names[0] ?? '');
      const { code } = JSON.parse(text) as { code: unknown };
      expect(`${status} ${String(code)}`).toBe('401 unauthorized');
    },
  );

  it.each(calls.map((call) => [call.id, call] as const))(
    "%s neither shows nor changes another player's anything",
    async (_, call) => {
      for (const own of takesName(call) ? names : names.slice(0, 1)) {
        const stranger = await asDemo(sandbox, 'ordinary');
        for (const token of [stranger.token, null]) {
          const { status, text } = await send(call, token, own, 'body');
          expect(status).toBeLessThan(500);
          // What was sent may come back; what was not may not.
          const told = text.replaceAll(own, '');
          const others = [phone, victim.token, ...names].filter((secret) => secret !== own && !own.includes(secret));
          expect(others.filter((secret) => told.includes(secret))).toEqual([]);
        }
      }
    },
  );

  it('and after all of that everything of theirs is as it was', async () => {
    // Theirs alone are mails, which anybody can have sent to them.
    expect(await belongings()).toEqual(before);
  });
});
