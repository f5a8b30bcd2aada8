import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import { cashOut } from '@slipstream/contract/http/bets/cash-out';
import { getBets } from '@slipstream/contract/http/bets/get-bets';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import { signIn } from '@slipstream/contract/http/session/sign-in';
import { signUp } from '@slipstream/contract/http/session/sign-up';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../accounts/players/demo-players.data.ts';
import { anyPick, asBettor, single } from '../../bets/testing/bettor.ts';
import { siteFolder } from '../../core/core.ts';
import { createLog } from '../../http/log.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

const form = (country: string) => ({
  email: `${country}@player.example`,
  phone: null,
  password: 'long enough',
  currency: 'EUR',
  country,
  locale: 'en',
  fields: [{ field: 'date_of_birth', value: '1990-05-17' }],
  terms_accepted: true as const,
});

describe('a site with a configuration of its own', () => {
  const site = mkdtempSync(join(tmpdir(), 'sandbox-configured-'));
  cpSync(siteFolder, site, { recursive: true });
  const change = (file: string, part: object) => {
    const path = join(site, file);
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...part }));
  };
  const logged: string[] = [];
  let sandbox: TestSandbox;
  beforeAll(async () => {
    change('site.json', { blocked_country_codes: ['FR'] });
    const log = createLog('quiet', (line) => void logged.push(line), { format: 'text' });
    sandbox = await runningSandbox({ database: ':memory:', site, logger: log });
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(site, { recursive: true, force: true });
  });

  const list = async (query: object) =>
    (await sandbox.call(getTournaments, { query: { sportKey: ['soccer'], ...query } })).data;
  const siteName = async () => (await sandbox.call(getConfig)).site.site_name;
  const refused = { status: 403, body: { code: 'country_blocked' } };

  it('[CONFIG-2] keeps the last good configuration after a broken edit, and a quiet log says so', async () => {
    const path = join(site, 'site.json');
    const good = readFileSync(path, 'utf8');
    change('site.json', { site_name: 7 });
    await vi.waitFor(async () => {
      expect(await siteName()).toBe('Slipstream');
      expect(logged).toEqual([expect.stringMatching(/^sandbox: \S+site\.json does not fit: site_name /)]);
    }, 20_000);
    writeFileSync(path, good.replace('"Slipstream"', '"Gold Bets"'));
    await vi.waitFor(async () => expect(await siteName()).toBe('Gold Bets'), 20_000);
    writeFileSync(path, good);
  });

  it('[EMBED-5] signs nobody up from a blocked country', async () => {
    expect(await sandbox.refused(signUp, { body: form('fr') })).toMatchObject(refused);
    await sandbox.call(signUp, { body: form('de') });
  });

  it('[EMBED-5] lets nobody of a blocked country in, whatever the password', async () => {
    const body = { login: 'ordinary@slipstream.example', password: demoPassword };
    await sandbox.call(signIn, { body });
    await sandbox.core.database
      .updateTable('player')
      .set({ country: 'FR' })
      .where('id', '=', 'demo-ordinary')
      .execute();
    expect(await sandbox.refused(signIn, { body })).toMatchObject(refused);
  });

  it('[ERROR-7] [EMBED-5] takes no bet, cashout or sign-in from a blocked country, and says where the caller is', async () => {
    await sandbox.core.database.updateTable('player').set({ country: 'DE' }).execute();
    const player = await asBettor(sandbox, 'rich');
    const place = () => player.refusedPlace([single(anyPick(sandbox), 100)]);
    await player.place([single(anyPick(sandbox), 100)]);
    await sandbox.control('country', { code: 'FR' });
    expect((await sandbox.call(getConfig)).system.user_country).toEqual({ code: 'FR' });
    expect(await place()).toMatchObject(refused);
    const offer = { offer_id: 'o', bet_id: 'b', to_cashout: 1, stake_part: null };
    expect(await player.refused(cashOut, { headers: { 'Idempotency-Key': randomUUID() }, body: offer })).toMatchObject(
      refused,
    );
    const body = { login: 'rich@slipstream.example', password: demoPassword };
    expect(await sandbox.refused(signIn, { body })).toMatchObject(refused);
    // What was bet before can be read as ever.
    expect((await player.call(getBets)).bets).toHaveLength(1);
    await sandbox.control('heal', {});
    await player.place([single(anyPick(sandbox), 100)]);
  });

  it('[CAT-8] leagues come by priority, which a key of the site can replace', async () => {
    const own = await list({});
    const priorities = own.map(({ priority }) => priority);
    expect(priorities).toEqual(priorities.toSorted((a, b) => a - b));
    const last = own.at(-1)?.id ?? '';
    expect(own[0]?.id).not.toBe(last);
    change('league-priorities.json', { home: { [last]: 0 } });
    await vi.waitFor(async () =>
      expect((await list({ priorityKey: 'home' }))[0]).toMatchObject({ id: last, priority: 0 }),
    );
    expect((await list({})).at(-1)?.id).toBe(last);
    expect(await list({ priorityKey: 'elsewhere' })).toEqual(await list({}));
  });
});
