import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { parseOptions } from './options.ts';

const app = createApp('https://bets.example/sportsbook');

describe('the host', () => {
  it('embeds the sportsbook it was told of and lets no other page be framed', async () => {
    const reply = await app.request('/play');
    expect(await reply.text()).toContain('data-url="https://bets.example/sportsbook"');
    const policy = reply.headers.get('Content-Security-Policy');
    expect(policy).toContain('frame-src https://bets.example;');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('[EMBED-7] serves the SDK as plain JavaScript that imports nothing', async () => {
    const script = await (await app.request('/embed.js')).text();
    expect(script).toContain('export function embedSportsbook');
    expect(script).not.toMatch(/^\s*import\s/m);
    expect(script).not.toContain('interface ');
  });

  it('answers a page of its own for an unknown address', async () => {
    const reply = await app.request('/nowhere');
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('There is nothing here');
  });

  it.each([
    [['--port', 'x'], {}, '--port must be a whole number'],
    [[], { PORT: '70000' }, 'PORT must be at most 65535'],
    [[], { SPORTSBOOK_URL: 'nowhere' }, 'SPORTSBOOK_URL must be a web address'],
    [['--colour', 'red'], {}, "Unknown option '--colour'"],
  ])('names what is wrong with %j %j', (args, env, line) => {
    const parsed = parseOptions(args, env);
    expect(parsed.kind === 'invalid' ? parsed.line : parsed.kind).toContain(line);
  });
});
