import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { sentSecret } from '../accounts/mail/sent-secrets.ts';
import { startSandbox } from '../server.ts';
import { usualOptions } from '../testing/running-sandbox.ts';
import { createLog } from './log.ts';

it('[SESSION-8] [SESSION-10] a log that tells everything tells no password, token or address of anybody', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-secrets-'));
  const lines: string[] = [];
  const log = createLog('requests', (line) => lines.push(line));
  const sandbox = await startSandbox({ ...usualOptions, data, log: 'requests' }, log);
  const send = async (method: string, path: string, body: object, token = 'no-such-token-at-all') => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      Cookie: `session=${token}`,
    };
    const reply = await fetch(`${sandbox.origin}${path}`, { method, headers, body: JSON.stringify(body) });
    return (await reply.json()) as { token?: string };
  };
  const login = 'vip@slipstream.example';
  const { token = '' } = await send('POST', '/platform/users/sign_in', { login, password: 'slipstream' });
  await send('POST', '/platform/users/sign_in', { login, password: 'a wrong guess' });
  await send('POST', '/platform/users/password', { login });
  const { database } = sandbox.core;
  // It goes out behind the answer.
  const { id } = await vi.waitFor(() => database.selectFrom('outbox').select('id').executeTakeFirstOrThrow());
  const secret = sentSecret(database, id, Date.now()) ?? '';
  const kept = JSON.stringify([
    await database.selectFrom('outbox').selectAll().execute(),
    await database.selectFrom('mail_token').selectAll().execute(),
  ]);
  await send('PATCH', '/platform/users/password', { reset_password_token: secret, password: 'my new secret' });
  await send('POST', '/v2/websocket/token', {}, token);
  // Also when something breaks.
  await sandbox.core.database.schema.dropTable('session').execute();
  await send('POST', '/platform/users/sign_in', { login, password: 'my new secret' });
  await sandbox.close();
  rmSync(data, { recursive: true, force: true });
  const told = lines.join('');
  expect(lines.filter((line) => line.includes('"failure"')).length).toBeGreaterThan(0);
  expect(lines.length).toBeGreaterThan(5);
  // [SESSION-10] Nor does a copy of the database.
  expect(secret).toHaveLength(43);
  expect(kept).not.toContain(secret);
  const secrets = [token, secret, 'a wrong guess', 'my new secret', 'no-such-token-at-all', login];
  expect(secrets.filter((word) => told.includes(word))).toEqual([]);
});
