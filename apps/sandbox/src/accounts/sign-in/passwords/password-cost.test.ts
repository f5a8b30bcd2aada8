import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../../http/log.ts';
import { startSandbox } from '../../../server.ts';
import { outboxTo } from '../../../testing/outbox.ts';
import { usualOptions } from '../../../testing/running-sandbox.ts';

const form = {
  email: 'new@player.example',
  phone: null,
  password: 'long enough',
  currency: 'EUR',
  country: 'DE',
  locale: 'en',
  fields: [{ field: 'date_of_birth', value: '1990-05-17' }],
  terms_accepted: true,
};

it('[SESSION-8] a sandbox started with options alone hashes passwords at the full cost', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-cost-'));
  const { core, controls, origin, close } = await startSandbox(
    { ...usualOptions, data },
    createLog('quiet', () => {}),
  );
  onTestFinished(async () => {
    await close();
    rmSync(data, { recursive: true, force: true });
  });
  const post = async (path: string, method: string, body: object) => {
    const reply = await fetch(`${origin}/platform/users${path}`, { method, body: JSON.stringify(body) });
    expect(reply.status).toBe(200);
  };
  const askControls = (path: string) =>
    fetch(`${controls?.origin}${path}`, { headers: { Authorization: `Bearer ${controls?.secret}` } });
  const latest = (kind: string) => outboxTo({ askControls }, form.email, kind);
  const hashOf = (id: string) =>
    core.database.selectFrom('player').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
  const full = { password_hash: expect.stringMatching(/^scrypt\$16384\$8\$5\$/) as string };

  await post('', 'POST', form);
  const { player_id: id } = await latest('confirmation');
  const first = await hashOf(id);
  expect(first).toEqual(full);
  await post('/password', 'POST', { login: form.email });
  const { secret } = await latest('password');
  await post('/password', 'PATCH', { reset_password_token: secret, password: 'another long one' });
  const second = await hashOf(id);
  expect(second).toEqual(full);
  expect(second).not.toEqual(first);
  // What a login nobody has costs, so that its answer takes as long.
  expect(core.passwordCost).toEqual({ cost: 16_384, blockSize: 8, parallelization: 5 });
});
