import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { localeCodes } from '@slipstream/locales/locale';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';

// What is read aloud has to contain what is seen, also where a language has words for one and two (WCAG 2.5.3).
it.each(localeCodes)('the names of links and buttons have the number that is seen on them, in %s', async (locale) => {
  const { events, notifications } = await loadCatalogue(locale);
  const t = createTranslator({ locale: `${locale}-u-nu-latn`, messages: { events, notifications } });
  for (const count of [1, 2, 3, 11, 99]) {
    expect(t('events.moreMarketsName', { count, home: 'A', away: 'B' })).toContain(String(count));
    expect(t('notifications.open', { count })).toContain(String(count));
  }
});
