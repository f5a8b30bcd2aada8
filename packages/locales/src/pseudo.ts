import { isTexts } from './merge-words.ts';

/** The code of the language of tests. No site has it unless its catalogues are written to a folder (`npm run locales -- pseudo`). */
export const pseudoCode = 'qps';
export const pseudoLanguage = { name: '⟦Þšéûðö⟧' } as const;

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  i: 'î',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  N: 'Ñ',
  O: 'Ø',
  P: 'Þ',
  S: 'Š',
  U: 'Û',
};
const padding = 0.4;

/** A tree of texts in the language of tests: with accents, brackets and 40 % longer, so that what is not translated shows. */
export function pseudoWords<Words extends object>(texts: Words): Words {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, unknown]) => {
      if (typeof text === 'string') return [key, text === '' ? '' : pseudoText(text)];
      return [key, isTexts(text) ? pseudoWords(text) : text];
    }),
  ) as Words;
}

/** Only what is read is changed: values, plural forms and tags stay. */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(/\{[^{}]*\}|<[^>]*>/g, '').length;
  return `⟦${changed(text)}${'~'.repeat(Math.ceil(letters * padding))}⟧`;
}

function changed(text: string): string {
  let result = '';
  for (let at = 0; at < text.length;) {
    const letter = text.charAt(at);
    const end = letter === '{' ? closing(text, at) : letter === '<' ? text.indexOf('>', at) : -1;
    if (end < at) {
      result += accents[letter] ?? letter;
      at += 1;
    } else {
      result += letter === '{' ? argument(text.slice(at, end + 1)) : text.slice(at, end + 1);
      at = end + 1;
    }
  }
  return result;
}

/** `{count, plural, one {# bet} other {# bets}}`: its branches are read. */
function argument(text: string): string {
  const head = /^\{\w+, (?:plural|select|selectordinal),/.exec(text)?.[0];
  if (head === undefined) return text;
  let result = head;
  for (let at = head.length; at < text.length;) {
    const open = text.indexOf('{', at);
    if (open === -1) return result + text.slice(at);
    const end = closing(text, open);
    result += `${text.slice(at, open)}{${changed(text.slice(open + 1, end))}}`;
    at = end + 1;
  }
  return result;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text.charAt(at) === '{') depth += 1;
    if (text.charAt(at) === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
