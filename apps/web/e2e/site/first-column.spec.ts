import { expect, test } from '@playwright/test';
import { languageCodes } from '@slipstream/locales/languages';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { directionOf } from '@slipstream/locales/locale';
import { createTranslator } from 'use-intl/core';

test.use({ javaScriptEnabled: false });

/** What stands alone in the first column of a row may take two lines; below a clock or above the score of a game there is one. */
interface Words {
  readonly lang: string;
  readonly dir: string;
  readonly text: string;
  readonly place: 'stage' | 'moment' | 'day';
  readonly lines: 1 | 2;
}

async function wordsIn(lang: ReturnType<typeof languageCodes>[number]): Promise<readonly Words[]> {
  const messages = await loadCatalogue(lang);
  const t = createTranslator({ locale: lang, messages, namespace: 'events' });
  const dir = directionOf(lang, true);
  const stage = (...texts: readonly string[]) =>
    texts.map((text): Words => ({ lang, dir, text, place: 'stage', lines: 1 }));
  const day = (text: string): Words => ({ lang, dir, text, place: 'day', lines: 1 });
  const moment = (lines: Words['lines'], ...texts: readonly string[]) =>
    texts.map((text): Words => ({ lang, dir, text, place: 'moment', lines }));
  return [
    ...stage(t('stage.halfShort', { number: 1 }), t('stage.halfShort', { number: 2 }), t('stage.overtimeShort')),
    ...stage(t('stage.quarter', { number: 1 }), t('stage.quarter', { number: 4 })),
    ...stage(t('stage.periodShort', { number: 1 }), t('stage.periodShort', { number: 3 })),
    ...moment(1, t('stage.set', { number: 5 })),
    ...moment(2, t('stage.inningShort', { number: 9 }), t('stage.map', { number: 5 }), t('stage.break')),
    ...moment(2, t('stage.round', { number: 12 }), t('stage.frame', { number: 35 }), t('stage.halfTimeShort')),
    ...moment(2, t('stage.shootoutShort'), t('stage.interruptedShort'), t('stage.delayedShort')),
    ...moment(2, t('liveNow'), messages.entities.notCovered.short),
    day(t('today')),
    day(t('tomorrow')),
  ];
}

const places = [
  { place: 'stage', path: '/live?sport=soccer', shown: 'span + span', room: 0 },
  { place: 'moment', path: '/live?sport=tennis', shown: 'span', room: 0 },
  // The gap beside the column is 8 px.
  { place: 'day', path: '/soccer', shown: 'time > :last-child', room: 6 },
] as const;

test('[CAT-5] [I18N-2] the first column of a list is whole in every language', async ({ page }) => {
  const all = (await Promise.all(languageCodes().map(wordsIn))).flat();
  for (const { place, path, shown, room } of places) {
    await page.goto(`/sportsbook${path}`);
    const selector = `main [data-match] > div:first-child > ${shown}`;
    await expect(page.locator(selector).first()).toBeVisible();
    const words = all.filter((one) => one.place === place);
    expect(await page.evaluate(cutWords, { selector, room, words })).toEqual([]);
  }
});

/** Which words do not fit the first column of a row: copies of what stands there show them, in the site's own font. */
async function cutWords(of: {
  readonly selector: string;
  readonly room: number;
  readonly words: readonly Words[];
}): Promise<readonly string[]> {
  const shown = document.querySelector(of.selector);
  const cell = shown?.closest('div');
  if (!cell || !shown) throw new Error(`no row shows ${of.selector}`);
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(shown);
  await document.fonts.load(`${fontWeight} ${fontSize} ${fontFamily}`, of.words.map(({ text }) => text).join(''));
  const copies = of.words.map((words) => {
    const span = shown.cloneNode() as HTMLElement;
    const { lang, dir, text: textContent } = words;
    return { ...words, span: Object.assign(span, { lang, dir, textContent }) };
  });
  cell.append(...copies.map(({ span }) => span));
  return copies
    .filter(({ span, lang, text, lines }) => {
      const range = document.createRange();
      range.selectNodeContents(span);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      // A word is not broken; Thai, which is written without spaces, may break between words.
      const pieces = lang === 'th' ? lines : text.split(/[\s-]/).length;
      return range.getBoundingClientRect().width > cell.clientWidth + of.room || tops.size > Math.min(lines, pieces);
    })
    .map(({ lang, text }) => `${lang}: ${text}`);
}
