/** The zeros of the digits players type: Arabic, Persian, Devanagari, Bengali, Thai, and full-width Latin. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/** Spaces and apostrophes that group thousands somewhere, and the Arabic thousands mark. */
const groupMarks = /[\s'’\u066c]/g;

/** Marks that only turn the writing direction; pasted text carries them unseen. */
const invisible = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * What a player typed or pasted, in ASCII: digits 0 to 9, a comma or a point where there was one, and a space for any other
 * mark between groups.
 */
export function plainDigits(text: string): string {
  return text
    .replace(invisible, '')
    .trim()
    .replace(groupMarks, ' ')
    .replace(/\u066b/g, '.')
    .replace(/[^\0-\x7f]/g, plainDigit);
}

function plainDigit(character: string): string {
  const code = character.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}
