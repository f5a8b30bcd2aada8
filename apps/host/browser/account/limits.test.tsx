import { userLimitTypeWire } from '@slipstream/contract/entities/account/user-limit';
import { hostWords } from '@slipstream/locales/host-words';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { writeWords } from '../../src/testing/write-words.ts';
import type { Language } from '../../src/language.ts';
import { limitsPage } from '../../src/pages/limits-page.ts';
import type { PlatformConfig } from '../../src/platform-config.ts';
import type * as Limits from './limits.ts';

const config = { system: { currencies: [{ code: 'EUR' }] } } as unknown as PlatformConfig;
let limits: typeof Limits;

beforeAll(async () => {
  writeWords();
  limits = await import('./limits.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** What the page in a language lists, for a player who has a limit of every type the platform knows. */
async function listed(locale: string): Promise<readonly (string | undefined)[]> {
  const held = { amount: null, seconds: 14_400, period: 'day', status: 'active' };
  const data = userLimitTypeWire.options.map((type) => ({ id: type, type, ...held }));
  vi.stubGlobal('fetch', async () => Response.json({ data }));
  const text: string = await limitsPage(config, { locale, words: hostWords(locale) } as Language).body;
  document.body.innerHTML = text;
  await limits.showLimits();
  return [...document.querySelectorAll('[data-limits] li > span')].map(({ textContent }) => textContent);
}

it('[RG-4] names every limit that the platform can answer, also one that the page does not offer', async () => {
  const lines = await listed('en');
  expect(lines).toHaveLength(userLimitTypeWire.options.length);
  expect(lines).toContain('Betting time: 4 hours per day, active');
  expect(new Set(lines).size).toBe(lines.length);
});

it('[RG-4] says its name and its period in the language of the page', async () => {
  // The sentence around them is the script's, which has its words from the page it was loaded into.
  expect(await listed('de')).toContainEqual(expect.stringMatching(/^Wettzeit: .* pro Tag/));
});
