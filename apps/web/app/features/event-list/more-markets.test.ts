import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { localeCodes } from '@slipstream/locales/locale';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';

// What is read aloud has to contain what is seen, also where a language has words for one and two (WCAG 2.5.3).
it.each(localeCodes)('the name of the link to more markets has the number that is seen, in %s', async (locale) => {
  const { events } = await loadCatalogue(locale);
  const t = createTranslator({ locale: `${locale}-u-nu-latn`, messages: { events }, namespace: 'events' });
  for (const count of [1, 2, 3, 11, 100]) {
    expect(t('moreMarketsName', { count, home: 'A', away: 'B' })).toContain(String(count));
  }
});
