import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getCompPoints } from '@slipstream/contract/http/account/get-comp-points';
import { getPlayer } from '@slipstream/contract/http/account/get-player';
import { getStatusGroups } from '@slipstream/contract/http/account/get-status-groups';
import { openAccount } from '@slipstream/contract/http/account/open-account';
import { updateLocale } from '@slipstream/contract/http/account/update-locale';
import { updatePlayer } from '@slipstream/contract/http/account/update-player';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPlayers } from '../players/demo-players.data.ts';
import { asDemo } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

describeEachPlace('the profile', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
  });
  afterAll(() => sandbox.close());

  it.each([
    ['ordinary', { statuses: [], br_regulator: null, country: { code: 'DE' }, currency: 'EUR' }],
    ['vip', { statuses: [{ id: 'vip', name: 'VIP' }] }],
    ['spi_test', { statuses: [{ id: 'spi_test', name: 'Payment tests' }] }],
    ['pve', { br_regulator: { pve: true, municipality_code: '3550308' }, country: { code: 'BR' }, currency: 'BRL' }],
    ['brazil', { br_regulator: { pve: false, municipality_code: null }, auth_fields_missed: ['municipality_code'] }],
  ])('[SESSION-8] %s has every required field', async (key, fields) => {
    const player = await asDemo(sandbox, key);
    const profile = await player.call(getPlayer);
    expect(profile).toMatchObject({ id: player.id, email: { confirmed: true }, verified: true, ...fields });
  });

  it.each(demoPlayers.map(({ key, money }) => [key, money] as const))(
    '[SESSION-8] %s has the wallets and the money it is described with',
    async (key, money) => {
      const { data } = await (await asDemo(sandbox, key)).call(getAccounts);
      const amounts = Object.fromEntries(data.map(({ currency, balance }) => [currency, balance.amount]));
      expect(amounts).toEqual(money);
      expect(data.filter(({ active }) => active).map(({ currency }) => currency)).toEqual([Object.keys(money)[0]]);
    },
  );

  it('[SESSION-8] a wallet can be opened in another currency and is the active one then; again only activates it', async () => {
    const player = await asDemo(sandbox, 'vip');
    const activeAfter = async (currency: string) => {
      const { data } = await player.call(openAccount, { body: { currency } });
      return data.map((account) => `${account.currency}${account.active ? '*' : ''}`).toSorted();
    };
    expect(await activeAfter('ETH')).toEqual(['ETH*', 'EUR', 'GBP']);
    expect((await player.call(getPlayer)).currency).toBe('ETH');
    expect(await activeAfter('EUR')).toEqual(['ETH', 'EUR*', 'GBP']);
    expect((await player.refused(openAccount, { body: { currency: 'XAU' } })).status).toBe(400);
  });

  it('[SESSION-4] the currency is chosen among the wallets there are', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const profile = await player.call(updatePlayer, { body: { fields: [], currency: 'BTC' } });
    expect(profile.currency).toBe('BTC');
    expect((await player.refused(updatePlayer, { body: { fields: [], currency: 'GBP' } })).status).toBe(409);
  });

  it('[SESSION-8] fields can be edited where the site lets them, and filled in once where sign-up left them open', async () => {
    const brazil = await asDemo(sandbox, 'brazil');
    const fields = [
      { field: 'name', value: 'Bruno B.' },
      { field: 'municipality_code', value: '3304557' },
    ];
    const profile = await brazil.call(updatePlayer, { body: { fields } });
    expect(profile).toMatchObject({
      name: 'Bruno B.',
      auth_fields_missed: [],
      br_regulator: { municipality_code: '3304557' },
    });
    for (const field of ['date_of_birth', 'country', 'password', 'is_admin', 'statuses']) {
      const refused = await brazil.refused(updatePlayer, { body: { fields: [{ field, value: '1990-01-01' }] } });
      expect(refused).toMatchObject({ status: 400, body: { details: [{ path: `body.fields.${field}` }] } });
    }
  });

  it.each([
    ['de', 'de'],
    ['br', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['es-MX', 'es'],
  ])('[SESSION-8] the language %s is kept as %s', async (sent, kept) => {
    const player = await asDemo(sandbox, 'ordinary');
    expect(await player.call(updateLocale, { body: { locale: sent } })).toEqual({ locale: kept });
    expect((await player.call(getPlayer)).language).toBe(kept);
  });

  it('[SESSION-8] a language the site does not speak is refused', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    expect((await player.refused(updateLocale, { body: { locale: 'sw' } })).status).toBe(400);
  });

  it('[SESSION-8] comp points and groups', async () => {
    const player = await asDemo(sandbox, 'vip');
    expect(await player.call(getCompPoints)).toEqual({ points: 125_000, exchange_rate: 100 });
    expect((await player.call(getStatusGroups)).data.map(({ id }) => id)).toEqual(['players', 'vip']);
  });
});
