/** Letters that differ from their plain form by more than a mark. */
const plainForms: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ŋ: 'n',
  // Greek and Hebrew letters have another form at the end of a word.
  ς: 'σ',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  // Arabic is written with and without hamza, and Persian has its own yeh and kaf.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  // Kazakh on a Russian keyboard.
  қ: 'к',
  ғ: 'г',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  ә: 'а',
  і: 'и',
};

/** Marks of Indian and Thai writing are vowels, not accents, and stay. */
const marks = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u3099\u309a]/g;
const katakana = /[\u30a1-\u30f6]/g;

/**
 * Text as a search compares it: without case, accents and forms of one letter. `Ё` is `е`, `I` and `ı` are `i`, `ß` is `ss`,
 * Arabic alefs are one, katakana is hiragana and wide letters are narrow (CAT-4).
 */
export function foldText(text: string): string {
  const bare = text.toLowerCase().normalize('NFKD').replaceAll(marks, '').normalize('NFC').toLowerCase();
  return [...bare]
    .map((letter) => plainForms[letter] ?? letter)
    .join('')
    .replaceAll(katakana, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));
}
