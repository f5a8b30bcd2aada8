import type { Currency } from '@slipstream/units/currency';
import { minor, minorMax, type Minor } from '@slipstream/units/minor';

export type StakeRefusal =
  | { readonly code: 'empty' }
  | { readonly code: 'malformed' }
  | { readonly code: 'negative' }
  | { readonly code: 'too-many-decimals'; readonly digitsMax: number }
  | { readonly code: 'too-large'; readonly stakeMinorMax: Minor };

export type StakeReading =
  | { readonly kind: 'stake'; readonly stake: Minor }
  | { readonly kind: 'refused'; readonly refusal: StakeRefusal };

/** Longer than any amount there is; past it nothing is worth reading. */
const lengthMax = 40;

/**
 * An amount as a player writes it, in any of the customary ways, without a float.
 *
 * A comma or a point that stands once is the decimal mark. Where both stand, the last is the decimal mark and the other
 * groups; where one stands more than once, it groups. Groups have three digits. So "1,234" is one and a bit, and in a
 * currency of two digits it is refused rather than guessed: the other reading is a thousand times the stake. Only a
 * currency without decimals has no first reading: there "50.000" groups.
 */
export function parseStake(
  text: string,
  { digits }: Pick<Currency, 'digits'>,
  stakeMinorMax: Minor = minorMax,
): StakeReading {
  const plain = plainDigits(text);
  if (plain === '') return refused({ code: 'empty' });
  const sign = /^[-\u2212]/.exec(plain)?.[0] ?? '';
  const parts = plain.length > lengthMax ? undefined : decimalParts(plain.slice(sign.length).trimStart(), digits);
  if (parts === undefined) return refused({ code: 'malformed' });
  if (sign !== '') return refused({ code: 'negative' });
  if (parts.fraction.length > digits) return refused({ code: 'too-many-decimals', digitsMax: digits });
  const exact = BigInt(parts.whole + parts.fraction.padEnd(digits, '0'));
  if (exact > BigInt(stakeMinorMax)) return refused({ code: 'too-large', stakeMinorMax });
  return { kind: 'stake', stake: minor(Number(exact)) };
}

/** The digits before and after the decimal mark, groups closed up; undefined when the marks make no number. */
function decimalParts(plain: string, digits: number): { whole: string; fraction: string } | undefined {
  const decimalMark = digits === 0 && /[,.]\d{3}$/.test(plain) ? undefined : decimalMarkOf(plain);
  const [grouped = '', fraction = ''] = decimalMark === undefined ? [plain] : plain.split(decimalMark);
  const whole = closedUp(grouped);
  if (whole === undefined || !/^\d*$/.test(fraction) || whole + fraction === '') return undefined;
  return { whole, fraction };
}

/** Undefined when neither mark is decimal: none there, or only one that repeats and so groups. */
function decimalMarkOf(plain: string): ',' | '.' | undefined {
  const last = plain.lastIndexOf(',') > plain.lastIndexOf('.') ? ',' : '.';
  return plain.split(last).length === 2 ? last : undefined;
}

/** One kind of group mark, between a head of one to three digits and groups of three; or no mark at all. */
function closedUp(grouped: string): string | undefined {
  if (/^\d*$/.test(grouped)) return grouped;
  return /^[1-9]\d{0,2}([ ,.])\d{3}(?:\1\d{3})*$/.test(grouped) ? grouped.replace(/[ ,.]/g, '') : undefined;
}

function refused(refusal: StakeRefusal): StakeReading {
  return { kind: 'refused', refusal };
}

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
function plainDigits(text: string): string {
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
