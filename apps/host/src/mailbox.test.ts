import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';

const secret = 'a secret of the controls in a test';
const mail = { kind: 'password', address: 'somebody@example.com', secret: 'token-of-a-mail', created_ms: 1 };
let host: Server;
let controls: Server;

/** Controls as a sandbox has them: whoever has no secret gets nothing, and the key works once. */
function controlsInTest(): Server {
  const keys = new Set(['a-good-key']);
  return createServer((asked, answer) => {
    if (asked.headers.authorization !== `Bearer ${secret}`) return answer.writeHead(401).end();
    if (asked.url === '/control/outbox') return answer.end(JSON.stringify({ data: [mail] }));
    let body = '';
    asked.on('data', (part: Buffer) => (body += part.toString()));
    asked.on('end', () => {
      const { key } = JSON.parse(body) as { key: string };
      answer.writeHead(keys.delete(key) ? 200 : 404).end('{}');
    });
    return answer;
  });
}

const started = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

beforeAll(async () => {
  controls = controlsInTest();
  const url = `http://127.0.0.1:${await started(controls)}`;
  const addresses = { sportsbookUrl: 'https://bets.example/sportsbook', platformApiUrl: 'https://api.example' };
  host = createServer(getRequestListener(createApp({ ...addresses, controls: { url, secret } }).fetch));
  await started(host);
});
afterAll(() => {
  host.close();
  controls.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = host.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (reply) => {
      let text = '';
      reply.on('data', (part: Buffer) => (text += part.toString()));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    sent.on('error', reject).end();
  });
}

describe("[SAFE-1] the demo's mailbox", () => {
  it('opens to a browser that was let in by a link, once, and is in no frame', async () => {
    const closed = await ask('/demo/mailbox');
    expect(closed.status).toBe(403);
    expect(closed.text).not.toContain(mail.secret);
    expect((await ask('/demo/mailbox?key=invented')).status).toBe(403);
    const entered = await ask('/demo/mailbox?key=a-good-key');
    expect([entered.status, entered.headers['location']]).toEqual([303, '/demo/mailbox']);
    const [cookie = ''] = entered.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect((await ask('/demo/mailbox?key=a-good-key')).status).toBe(403);
    const pass = { Cookie: cookie.split(';')[0] ?? '' };
    const open = await ask('/demo/mailbox', pass);
    expect(open.text).toContain(`reset_password_token=${mail.secret}`);
    expect(open.headers['x-frame-options']).toBe('DENY');
    expect(open.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const { port } = host.address() as AddressInfo;
    const foreign: readonly Record<string, string>[] = [
      { Host: `evil.example:${port}` },
      { Host: 'localhost' },
      { Forwarded: 'for=192.0.2.1' },
      { Via: '1.1 proxy' },
      { 'X-Real-IP': '192.0.2.1' },
      { 'X-Forwarded-For': '127.0.0.1' },
      { 'X-Forwarded-Host': 'localhost' },
    ];
    for (const headers of foreign) expect((await ask('/demo/mailbox', { ...pass, ...headers })).status).toBe(404);
  });
});
