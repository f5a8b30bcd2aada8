import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { localeCodes, type LocaleCode } from '@slipstream/locales/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { MessagesProvider } from '../messages/messages-provider.tsx';
import { useDayText, useTimeText, type TimeLook } from './time-text.ts';

const evening = '2026-11-16T20:05:09Z';

async function written(looks: readonly TimeLook[], locale: LocaleCode, timeZone: string): Promise<readonly string[]> {
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european', timeZone });
  const texts: string[] = [];
  function Writer() {
    const text = useTimeText();
    for (const look of looks) texts.push(text(look === 'time' ? Date.parse(evening) : evening, look));
    return null;
  }
  renderToStaticMarkup(
    <StoresContext value={stores}>
      <MessagesProvider locale={locale} messages={await loadCatalogue(locale)}>
        <Writer />
      </MessagesProvider>
    </StoresContext>,
  );
  return texts;
}

it('[SHOW-6] names a zone shortly in a language that has no short name for it', async () => {
  expect(await written(['timeInZone'], 'el', 'UTC')).toEqual(['20:05 UTC']);
});

it('[SHOW-6] writes a moment in the zone that was chosen', async () => {
  const looks = ['time', 'secondsInZone', 'dateTime', 'date'] as const;
  expect(await written(looks, 'en', 'UTC')).toEqual(['20:05', '20:05:09 UTC', 'Nov 16, 2026, 20:05', 'Nov 16']);
  expect(await written(looks, 'en', 'Asia/Tokyo')).toEqual([
    '05:05',
    '05:05:09 GMT+9',
    'Nov 17, 2026, 05:05',
    'Nov 17',
  ]);
});

it.each(localeCodes)(
  '[SHOW-6] the clock of %s is the same in the header, at a kick-off and under a bet',
  async (locale) => {
    const [time = '', seconds, dateTime] = await written(['time', 'seconds', 'dateTime'], locale, 'Europe/Berlin');
    expect(time).toMatch(/^\D?21\D05\D?$/u);
    expect(seconds).toContain(time);
    expect(dateTime).toContain(time);
  },
);

function Day() {
  const text = useDayText();
  return `${text('2026-11-16', 'weekday')} ${text('2026-11-16', 'date')}`;
}

it('[SHOW-6] a day of the calendar is the same everywhere', () => {
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european', timeZone: 'America/New_York' });
  const markup = renderToStaticMarkup(
    <StoresContext value={stores}>
      <MessagesProvider locale="en" messages={{} as never}>
        <Day />
      </MessagesProvider>
    </StoresContext>,
  );
  expect(markup).toBe('Mon Nov 16');
});
