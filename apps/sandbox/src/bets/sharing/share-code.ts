import { randomInt } from 'node:crypto';

/** No 0, 1, I, L, O or U: nothing that is misread, misheard or makes a rude word (SHARE-1). */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Thirty letters, ten of them: a guesser needs 590 trillion tries. */
const length = 10;

export function newShareCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** Codes are told in any case. */
export function plainCode(code: string): string {
  return code.toUpperCase();
}
