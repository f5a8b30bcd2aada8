import { sharedExceptions, sharedNames, tradeTerms, type Glossary, type TradeTerm } from '../glossary.ts';

/** What a reader of a language's texts should look at. Faults fail the tests; notes are to be judged. */
export interface Finding {
  readonly kind: 'missing' | 'unknown' | 'term' | 'avoided' | 'english' | 'sign' | 'name' | 'length';
  readonly key: string;
  readonly line: string;
}

type Texts = ReadonlyMap<string, string>;

/** A text of more words is a sentence, which may put a thing otherwise. */
const labelWordsMax = 3;
const lengthMax = 1.4;
/** Short words differ by more; so much more always fits. */
const lengthFree = 10;

export function checkLanguage(texts: Texts, english: Texts, glossary: Glossary, isRtl = false): readonly Finding[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key));
  const unknown = [...texts.keys()].filter((key) => !english.has(key));
  const kept = [...texts].flatMap(([key, text]) => {
    const source = english.get(key);
    return source === undefined ? [] : textFindings(key, text, source, glossary);
  });
  return [
    ...missing.map((key) => ({ kind: 'missing', key, line: english.get(key) ?? '' }) as const),
    ...unknown.map((key) => ({ kind: 'unknown', key, line: texts.get(key) ?? '' }) as const),
    ...kept,
    ...(isRtl ? [...looseSigns(texts), ...looseNames(texts)] : []),
  ];
}

/** Between words that run right to left the sign before a value lands behind it, unless both stand in an isolate. */
function looseSigns(texts: Texts): readonly Finding[] {
  return [...texts]
    .filter(([, text]) => /(?<!\u2066[^\u2069]*)[+\u2212-]\{/.test(text))
    .map(([key, text]) => ({ kind: 'sign', key, line: `"${text}" has a sign outside of \\u2066 … \\u2069` }));
}

/** Two names side by side take each other's direction: "2. Bundesliga" would become "Bundesliga .2". */
function looseNames(texts: Texts): readonly Finding[] {
  return [...texts]
    .filter(([, text]) => /(?<![\u2066\u2068])\{(?:home|away|category|league)\} [·–]/.test(text))
    .map(([key, text]) => ({ kind: 'name', key, line: `"${text}" has a name outside of \\u2068 … \\u2069` }));
}

function textFindings(key: string, text: string, english: string, glossary: Glossary): readonly Finding[] {
  const plain = readable(text);
  const source = readable(english);
  const isExcepted = [...sharedExceptions, ...glossary.except].some(
    (start) => key === start || key.startsWith(`${start}.`),
  );
  const terms = isExcepted ? [] : wrongTerms(plain, source, glossary);
  const avoided = isExcepted ? [] : glossary.avoid.filter((word) => hasWord(plain, word));
  return [
    ...terms.map((term) => ({
      kind: 'term' as const,
      key,
      line: `"${text}" for "${english}" says none of ${glossary.terms[term].join(', ')}`,
    })),
    ...avoided.map((word) => ({ kind: 'avoided' as const, key, line: `"${text}" says ${word}` })),
    ...(isEnglish(text, english, glossary) ? [{ kind: 'english' as const, key, line: `"${text}"` }] : []),
    ...(isLong(plain, source) ? [{ kind: 'length' as const, key, line: `"${plain}" for "${source}"` }] : []),
  ];
}

function wrongTerms(text: string, english: string, { terms }: Glossary): readonly TradeTerm[] {
  if (english.split(/\s+/).length > labelWordsMax) return [];
  const folded = fold(text);
  let rest = english.toLowerCase();
  return (Object.entries(tradeTerms) as [TradeTerm, readonly string[]][]).flatMap(([term, words]) => {
    const said = words.filter((word) => hasWord(rest, word));
    if (said.length === 0) return [];
    for (const word of said) rest = rest.replaceAll(word, ' ');
    return terms[term].some((one) => folded.includes(fold(one))) ? [] : [term];
  });
}

function isEnglish(text: string, english: string, { sameAsEnglish }: Glossary): boolean {
  if (text !== english || !/[a-z]{3}/i.test(readable(text))) return false;
  return ![...sharedNames, ...sameAsEnglish].includes(text);
}

function isLong(text: string, english: string): boolean {
  const [own, source] = [widthOf(text), widthOf(english)];
  return own > source * lengthMax && own > source + lengthFree;
}

/** Chinese, Japanese and Korean letters are twice as wide as others. */
function widthOf(text: string): number {
  return [...text].reduce(
    (width, letter) => width + (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  );
}

/** A text as it is read: of a plural its last form, without values, tags and marks of direction. */
function readable(text: string): string {
  return text
    .replaceAll(
      /\{\w+, (?:plural|select),(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*?other \{((?:[^{}]|\{[^{}]*\})*)\}\}/g,
      '$1',
    )
    .replaceAll(/\{[^{}]*\}|<\/?\w+>|[\u2066-\u2069#]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${word}(?![\p{L}\p{M}])`, 'iu').test(text);
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en').replaceAll('i\u0307', 'i');
}
