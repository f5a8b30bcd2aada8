import { commonWords } from './common-words.data.ts';

/** What anybody who knows the player would try first. */
export interface Personal {
  readonly email: string | null;
  readonly name: string | null;
}

/** About how many characters chosen at random it takes to be worth as much; below this it is guessed in no time. */
const worthMin = 7;
const distinctMin = 4;
/** A word, a row of keys or a year is one thing to try, whatever its length. */
const chunkWorth = 2;

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'абвгдежзийклмн',
];
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];
const runMin = 3;

/** The longest first, so that a word is not taken for the shorter one in it. */
const words = commonWords.toSorted((a, b) => b.length - a.length);

const lookalikes = new Map(
  ['0o', '1i', '3e', '4a', '5s', '7t', '@a', '$s', '!i'].map(([sign, letter]) => [sign, letter]),
);

/** A small estimate of how soon a password is guessed: by its words, rows, repetitions, and what is known of the player. */
export function isWeakPassword(password: string, personal: Personal): boolean {
  const small = unitOf(password.normalize('NFKC').toLowerCase());
  if (new Set(small).size < distinctMin) return true;
  const known = knownWords(personal);
  const plain = [...small].map((letter) => lookalikes.get(letter) ?? letter).join('');
  return Math.min(worthOf(small, known), worthOf(plain, known)) < worthMin;
}

/** `abcabcabc` is worth no more than `abc`. */
function unitOf(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at);
}

function worthOf(text: string, known: readonly string[]): number {
  let worth = 0;
  for (let index = 0; index < text.length;) {
    const taken = chunkAt(text, index, known);
    worth += taken === 1 ? 1 : chunkWorth;
    index += taken;
  }
  return worth;
}

/** How many letters from here on are one thing to try. */
function chunkAt(text: string, index: number, known: readonly string[]): number {
  const rest = text.slice(index, index + 40);
  const word = [...known, ...words].find((each) => each.length >= 3 && rest.startsWith(each))?.length ?? 1;
  const year = /^(19|20)\d\d/.test(rest) ? 4 : 1;
  return Math.max(word, year, sameLetters(rest), rowOfKeys(rest));
}

function sameLetters(rest: string): number {
  let length = 1;
  while (length < rest.length && rest[length] === rest[0]) length += 1;
  return length >= runMin ? length : 1;
}

function rowOfKeys(rest: string): number {
  let length = runMin;
  if (rest.length < length || !runs.some((run) => run.includes(rest.slice(0, length)))) return 1;
  while (length < rest.length && runs.some((run) => run.includes(rest.slice(0, length + 1)))) length += 1;
  return length;
}

/** The parts of the name, and of the email before its `@`. */
function knownWords({ email, name }: Personal): readonly string[] {
  const parts = `${email?.split('@', 1)[0] ?? ''} ${name ?? ''}`.toLowerCase().split(/[\s._+-]+/);
  return parts.filter((part) => part.length >= 3).toSorted((a, b) => b.length - a.length);
}
