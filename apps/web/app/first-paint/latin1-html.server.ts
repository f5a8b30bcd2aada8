/** The last letter that fits into a byte. */
const lastNarrow = 0xff;
/** Matches UTF-16 units, not code points: that takes half the time on a whole page. */
const wide = /[\u0100-\uffff]+/g;

/**
 * The largest share of such letters: markup is ASCII, so even a Russian or Arabic page has about 2 %. A page with more
 * would grow.
 */
const mostShare = 0.05;

const element = /(<(script|style)\b[^>]*>)([\s\S]*?)(<\/\2>)/g;

/**
 * Writes the letters that do not fit into a byte by their numbers, where they are few. A browser keeps a page in one byte a letter as
 * long as it can: a single curly quote makes all of it twice as wide to decode, to scan and to parse, a seventh of the work before
 * the first paint.
 */
export function latin1Html(html: string): string {
  const count = countWide(html);
  if (count === 0 || count > html.length * mostShare) return html;
  let end = 0;
  let narrow = '';
  for (const { 0: all, 1: open = '', 2: name, 3: body = '', 4: close = '', index } of html.matchAll(element)) {
    narrow +=
      inText(html.slice(end, index)) + inText(open) + (name === 'style' ? inStyle(body) : inScript(body)) + close;
    end = index + all.length;
  }
  return narrow + inText(html.slice(end));
}

function countWide(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) > lastNarrow) count += 1;
  }
  return count;
}

function numbersOf(letters: string, write: (number: number) => string): string {
  return Array.from(letters, (letter) => write(letter.codePointAt(0) ?? 0)).join('');
}

function inText(text: string): string {
  return text.replace(wide, (letters) => numbersOf(letters, (number) => `&#${number};`));
}

function inStyle(text: string): string {
  return text.replace(wide, (letters) => numbersOf(letters, (number) => `\\${number.toString(16)} `));
}

/** A letter after a lone backslash stays: `\’` is a quote, and would become the letters of its number. */
function inScript(text: string): string {
  return text.replace(/(\\*)([\u0100-\uffff])/g, (all, slashes: string, unit: string) =>
    slashes.length % 2 === 1 ? all : `${slashes}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
