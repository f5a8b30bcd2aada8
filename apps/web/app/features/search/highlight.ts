import { foldText } from '@slipstream/units/fold-text';

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Splits a name into matching and other parts. Accents and case are ignored, as in the search; a word matches where one
 * of the name's words begins with it, or else anywhere.
 */
export function highlight(name: string, query: string): readonly Piece[] {
  const letters = [...name];
  const folded = letters.map(fold);
  const found = letters.map(() => false);
  for (const word of query.split(/\s+/).map(foldLetters)) {
    if (word === '') continue;
    const start = find(folded, word, true) ?? find(folded, word, false);
    if (start === undefined) continue;
    for (let length = 0, at = start; length < word.length && at < letters.length; at += 1) {
      found[at] = true;
      length += folded[at]?.length ?? 0;
    }
  }
  return pieces(letters, found);
}

function find(folded: readonly string[], word: string, isAtWordStart: boolean): number | undefined {
  const index = folded.findIndex((letter, at) => {
    if (letter === '' || (isAtWordStart && at > 0 && /[\p{L}\p{N}]/u.test(folded[at - 1] ?? ''))) return false;
    return folded.slice(at).join('').startsWith(word);
  });
  return index === -1 ? undefined : index;
}

function pieces(letters: readonly string[], found: readonly boolean[]): readonly Piece[] {
  const parts: { text: string; isFound: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    const isFound = found[at] ?? false;
    if (last?.isFound === isFound) last.text += letter;
    else parts.push({ text: letter, isFound });
  });
  return parts;
}

/** Without accents and case, as the search compares. */
export function foldLetters(text: string): string {
  return [...text].map(fold).join('');
}

function fold(letter: string): string {
  return foldText(letter);
}
