import { isLimitCode } from '../limits/check-limits.ts';
import type { Refusal, RefusalCode } from './refusal.ts';

/** Codes that only have a number on the wire (PLACE-2). */
const names: ReadonlyMap<number | string, RefusalCode> = new Map<number, RefusalCode>([
  [101, 'invalid_odds'],
  [114, 'player_forbidden'],
  [118, 'municipality_not_found'],
  [120, 'invalid_custom_odds'],
]);

/** The risk checks' codes for a wrong price, by their last part: some backends prefix a namespace (PLACE-3). */
const wrongOddsWords: ReadonlySet<string> = new Set([
  'odds_different_than_bookmaker',
  'odds_higher_than_bookmakers',
  'odds_to_low',
  'odds_higher_than_bookmakers_current_odds',
]);

/** The codes of a server that the page has words for without further facts. */
const plainCodes = [
  'bonus_not_eligible',
  'player_limit_reached',
  'profile_incomplete',
  'phone_not_verified',
  'country_blocked',
] as const satisfies readonly RefusalCode[];

/** Part of a server's answer: which bet it is about, and a figure or a reason. */
type Detail = { readonly path: string; readonly message: string };

/** A code of any server in our vocabulary; one that we do not know is `refused`. */
export function refusalCodeOf(code: number | string): RefusalCode {
  if (isWrongOddsWord(code)) return 'invalid_odds';
  const known = names.get(code) ?? plainCodes.find((each) => each === code);
  if (known !== undefined) return known;
  if (code === 'insufficient_balance' || isLimitCode(code)) return code;
  return 'refused';
}

/** A refusal of a server with its facts; null if the answer lacks them. */
export function refusalOf(code: RefusalCode, details: readonly Detail[]): Refusal | null {
  if (code === 'insufficient_balance') return null;
  if (!isLimitCode(code)) return { code } as Refusal;
  const [limit, currency] = details.find(({ path }) => /^bets\.\d+\.limit$/.test(path))?.message.split(' ') ?? [];
  if (limit === undefined || !/^\d{1,15}$/.test(limit)) return null;
  return { code, limit: Number(limit), ...(currency !== undefined && { currency }) } as Refusal;
}

export function isWrongOdds(code: RefusalCode): boolean {
  return code === 'invalid_odds' || code === 'invalid_custom_odds';
}

function isWrongOddsWord(code: number | string): boolean {
  return typeof code === 'string' && wrongOddsWords.has(code.replace(/^.*[./:]/, ''));
}
