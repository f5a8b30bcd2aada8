/** Of the letter's size, the width of a wide, an ordinary and a narrow letter of Inter, measured on its bold cut. */
const widths = { wide: 0.86, full: 1, narrow: 0.33, other: 0.6 };
const shrinkMin = 0.6;

/** Words made to fit a width: smaller at first, then cut. Nothing is measured exactly, so a little room is left. */
export function fitText(words: string, size: number, widthMax: number): { shown: string; size: number } {
  const letters = [...words];
  const wanted = widthOf(letters) * size;
  if (wanted <= widthMax) return { shown: words, size };
  const smaller = Math.max(Math.floor((size * widthMax) / wanted), Math.round(size * shrinkMin));
  if (widthOf(letters) * smaller <= widthMax) return { shown: words, size: smaller };
  while (letters.length > 1 && widthOf([...letters, '…']) * smaller > widthMax) letters.pop();
  return { shown: `${letters.join('').trimEnd()}…`, size: smaller };
}

function widthOf(letters: readonly string[]): number {
  return letters.reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(letter)) return widths.full;
  if (/[MWmwЖШЩЮ@%]/.test(letter)) return widths.wide;
  return /[iljtfrI.,:;'’|!()\s-]/.test(letter) ? widths.narrow : widths.other;
}

export function xmlText(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\p{Cc}/gu, '');
}
