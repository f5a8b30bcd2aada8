import type { Page } from '@playwright/test';

/**
 * Letters of the page that the browser draws as an empty box, because the fonts that the page names have none for them. A machine
 * without any font of the script, which the language's own name tells, is not judged.
 */
export async function missingGlyphs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [40, 40];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('the browser has no canvas');
    context.font = `24px ${getComputedStyle(document.body).fontFamily}`;
    const drawn = (letter: string): Uint32Array => {
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.fillText(letter, 4, 30);
      return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    };
    // No font has a glyph for a code that is not assigned.
    const box = drawn('\u0378');
    const isBox = (letter: string) => drawn(letter).every((pixel, at) => pixel === box[at]);
    const missingIn = (text = '') => [...new Set(text.match(/[\p{L}\p{N}]/gu))].filter(isBox);
    const ownName = new Intl.DisplayNames(lang, { type: 'language' }).of(lang);
    return missingIn(ownName).length > 0 ? [] : missingIn(document.body.innerText);
  });
}
