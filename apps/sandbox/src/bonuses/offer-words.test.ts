import { getBonuses } from '@slipstream/contract/http/bonuses/get-bonuses';
import { getBonusTerms } from '@slipstream/contract/http/bonuses/get-bonus-terms';
import { getFreebets } from '@slipstream/contract/http/bonuses/get-freebets';
import { getJackpots } from '@slipstream/contract/http/bonuses/get-jackpots';
import { getLootboxes } from '@slipstream/contract/http/bonuses/get-lootboxes';
import { languageOf, localeCodes } from '@slipstream/locales/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asDemo } from '../testing/as-player.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { offerWords } from './offer-words.ts';

const locales = localeCodes.filter((locale) => languageOf(locale) !== 'en');

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('words of offers', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: ':memory:' });
  });
  afterAll(() => sandbox.close());

  it.each(locales)('[BONUS-1] %s says everything in its own words', (locale) => {
    const [english, own] = [textsOf(offerWords('en')), textsOf(offerWords(locale))];
    expect(own).toHaveLength(english.length);
    expect(own.every((text) => text.trim() !== '')).toBe(true);
    // Only the names of levels may be the same everywhere.
    expect(own.filter((text) => text.length > 12 && english.includes(text))).toEqual([]);
  });

  it('a language that offers are not written in gets English', () => {
    expect(offerWords('xx')).toBe(offerWords('en'));
  });

  it.each(['en', ...locales])('[BONUS-2] [JACKPOT-1] the API answers in %s', async (locale) => {
    const words = offerWords(locale);
    const headers = { 'Accept-Language': locale };
    const player = await asDemo(sandbox, 'ordinary');
    const { data } = await player.call(getBonuses, { query: { type: 'hunting' }, headers });
    expect(data[0]).toMatchObject(words.offers['goal-hunt']);
    const offered = (await sandbox.call(getFreebets, { headers })).data.map(({ name }) => name);
    expect(offered).toContain(words.offers['welcome-freebet'].name);
    const params = { list: 'huntings', id: data[0]?.id };
    const terms = await player.call(getBonusTerms, { params, headers });
    expect(terms.title).toBe(words.offers['goal-hunt'].name);
    expect(terms.sections[0]).toEqual(words.terms.huntPoints);
    const [box] = (await player.call(getLootboxes, { headers })).data;
    expect(box?.prizes.map(({ name }) => name)).toEqual(Object.values(words.prizes));
    const jackpots = (await sandbox.call(getJackpots, { headers })).data;
    expect(jackpots.map(({ name }) => name)).toEqual(Object.values(words.jackpots).map(({ name }) => name));
  });

  it('[BONUS-1] pictures of a bonus are where the reply says, as drawings', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const [box] = (await player.call(getLootboxes)).data;
    const addresses = [...(box?.banners ?? []), ...(box?.images ?? [])].map(({ image }) => image);
    expect(addresses).toHaveLength(8);
    for (const address of addresses) {
      const reply = await fetch(address);
      expect(reply.headers.get('content-type')).toBe('image/svg+xml');
      expect(await reply.text()).toMatch(/^<svg /);
    }
    expect((await fetch(`${sandbox.origin}/pictures/banner/nothing/card-night.svg`)).status).toBe(404);
  });
});
