import { beforeAll, expect, it, vi } from 'vitest';
import { writeWords } from '../src/testing/write-words.ts';
import type * as Strip from './strip.ts';
import type * as Who from './who.ts';

const called: string[] = [];
let strip: typeof Strip;
let who: typeof Who;

beforeAll(async () => {
  writeWords();
  document.body.innerHTML = '<p data-who></p><p class="state" role="status" data-state="waiting">Waiting</p>';
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    called.push(`${method} ${url}`);
    return Response.json({});
  });
  strip = await import('./strip.ts');
  who = await import('./who.ts');
});

const texts = () => ['[data-who]', '.state'].map((place) => document.querySelector(place)?.textContent);

it('[SESSION-2] the page around the sportsbook shows neither name nor money of a player who signed out', () => {
  strip.sayConnected('1.2.3');
  who.showWho({ name: 'Rita Rich', email: null });
  const balance = { seq: 2, type: 'balance', currency: 'EUR', amount: 499_999_500 };
  strip.playerEvents.balance(balance as Parameters<typeof strip.playerEvents.balance>[0]);
  expect(texts()).toEqual(['Rita Rich', 'Balance 4,999,995.00 EUR']);
  strip.playerEvents.signed_out();
  expect(texts()).toEqual(['Sign in', 'Connected to Slipstream 1.2.3']);
  expect(called).toEqual(['DELETE /platform/users/sign_out']);
});
