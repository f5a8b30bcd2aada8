import { expect, test } from '@playwright/test';
import { languageCodes } from '@slipstream/locales/languages';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { directionOf } from '@slipstream/locales/locale';
import { createTranslator } from 'use-intl/core';

test.use({ javaScriptEnabled: false });

/** What stands alone in the first column of a row may take two lines; below a clock or above the score of a game there is one. */
interface Words {
  readonly text: string;
  readonly place: 'stage' | 'moment';
  readonly lines: 1 | 2;
}

async function wordsIn(locale: ReturnType<typeof languageCodes>[number]): Promise<readonly Words[]> {
  const messages = await loadCatalogue(locale);
  const t = createTranslator({ locale, messages, namespace: 'events' });
  const stage = (...texts: readonly string[]) => texts.map((text): Words => ({ text, place: 'stage', lines: 1 }));
  const moment = (lines: Words['lines'], ...texts: readonly string[]) =>
    texts.map((text): Words => ({ text, place: 'moment', lines }));
  return [
    ...stage(t('stage.halfShort', { number: 1 }), t('stage.halfShort', { number: 2 }), t('stage.overtimeShort')),
    ...stage(t('stage.quarter', { number: 1 }), t('stage.quarter', { number: 4 })),
    ...stage(t('stage.periodShort', { number: 1 }), t('stage.periodShort', { number: 3 })),
    ...moment(1, t('stage.set', { number: 5 })),
    ...moment(2, t('stage.inningShort', { number: 9 }), t('stage.map', { number: 5 }), t('stage.break')),
    ...moment(2, t('stage.round', { number: 12 }), t('stage.frame', { number: 35 }), t('stage.halfTimeShort')),
    ...moment(2, t('stage.shootoutShort'), t('stage.interruptedShort'), t('stage.delayedShort')),
    ...moment(2, t('liveNow'), messages.entities.notCovered.short),
  ];
}

const lists = [
  { place: 'stage', sport: 'soccer' },
  { place: 'moment', sport: 'tennis' },
] as const;

for (const { place, sport } of lists) {
  test(`[CAT-5] [I18N-2] the stage of a ${sport} match in a list is whole in every language`, async ({ page }) => {
    await page.goto(`/sportsbook/live?sport=${sport}`);
    await expect(page.locator('main [data-match]').first()).toBeVisible();
    for (const locale of languageCodes()) {
      const words = (await wordsIn(locale)).filter((one) => one.place === place);
      const cut = await page.evaluate(cutWords, { language: locale, dir: directionOf(locale, true), place, words });
      expect.soft(cut, locale).toEqual([]);
    }
  });
}

/** Which words do not fit the first column of a row: each is put into a copy of what stands there. */
function cutWords(of: {
  readonly language: string;
  readonly dir: string;
  readonly place: Words['place'];
  readonly words: readonly Words[];
}): readonly string[] {
  const cell = [...document.querySelectorAll('main [data-match] > div:first-child')].find(({ firstElementChild }) =>
    of.place === 'stage' ? firstElementChild?.textContent.endsWith('’') : firstElementChild !== null,
  );
  const shown = of.place === 'stage' ? cell?.lastElementChild : cell?.firstElementChild;
  if (!cell || !shown) throw new Error(`no row shows a ${of.place}`);
  return of.words.filter(({ text, lines }) => !fits(text, lines)).map(({ text }) => text);

  function fits(text: string, lines: number): boolean {
    const span = shown?.cloneNode() as HTMLElement;
    Object.assign(span, { lang: of.language, dir: of.dir, textContent: text });
    cell?.append(span);
    const range = document.createRange();
    range.selectNodeContents(span);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    const isWide = range.getBoundingClientRect().width > (cell?.clientWidth ?? 0);
    span.remove();
    // A word is not broken; Thai, which is written without spaces, may break between words.
    const pieces = of.language === 'th' ? lines : text.split(/[\s-]/).length;
    return !isWide && tops.size <= Math.min(lines, pieces);
  }
}
