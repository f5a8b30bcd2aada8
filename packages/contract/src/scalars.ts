import type {
  BetId,
  BonusId,
  CategoryId,
  LeagueId,
  MarketId,
  MatchId,
  OutcomeId,
  PlayerId,
  SportId,
} from '@slipstream/units/ids';
import type { Minor } from '@slipstream/units/minor';
import type { Odds, TotalOdds } from '@slipstream/units/odds';
import * as z from 'zod/mini';

// The annotations let a bundler drop unused scalars: a bare chain of calls looks like a side effect.

/* @__NO_SIDE_EFFECTS__ */
export function text(lengthMax: number) {
  return z.string().check(z.maxLength(lengthMax));
}

/* @__NO_SIDE_EFFECTS__ */
export function pattern(form: RegExp) {
  return z.string().check(z.regex(form));
}

/* @__NO_SIDE_EFFECTS__ */
export function whole(min: number, max: number) {
  return z.int().check(z.gte(min), z.lte(max));
}

/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends z.ZodMiniType>(item: Item, lengthMax: number) {
  return z.array(item).check(z.maxLength(lengthMax));
}

/** A field that may be left out: a page can do without it, and reads this value instead (BACKEND-1). */
export { _default as withDefault } from 'zod/mini';

/** The same for an object whose fields all may be left out. */
/* @__NO_SIDE_EFFECTS__ */
export function withDefaults<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.prefault(shape, {} as z.input<Shape> & {});
}

/* @__NO_SIDE_EFFECTS__ */
function branded<Brand extends string | number>(schema: z.ZodMiniType<string> | z.ZodMiniType<number>) {
  // The brands of @slipstream/units exist only for the compiler, so this cast has nothing to do at run time.
  return schema as unknown as z.ZodMiniType<Brand, Brand extends string ? string : number>;
}

/** A short machine word: a sport key, a market group, a message key, a feature. */
export const key = pattern(/^[A-Za-z0-9][\w.:/-]{0,99}$/);

/** Ids are opaque to the client: a bounded string. */
export const id = pattern(/^[A-Za-z0-9][\w.:-]{0,63}$/);

export const sportId = branded<SportId>(id);
export const categoryId = branded<CategoryId>(id);
export const leagueId = branded<LeagueId>(id);
export const matchId = branded<MatchId>(id);
export const marketId = branded<MarketId>(id);
/** Feeds build these from meaning: `6+` goals, `1/X` at half and full time, `1&over`. They never occur in a URL. */
export const outcomeId = branded<OutcomeId>(pattern(/^[A-Za-z0-9][\w.:+&/-]{0,63}$/));
export const betId = branded<BetId>(id);
export const bonusId = branded<BonusId>(id);
export const playerId = branded<PlayerId>(id);

/** A feed's own id, such as `sr:match:48213377`; empty where there is none. */
export const urnId = pattern(/^([a-z0-9]{1,12}(:[a-z0-9_-]{1,32}){1,3})?$/);

/** Ends with the kind and the id, so that one URL shape serves categories, leagues and matches (ROUTE-1). */
export const slug = pattern(/^[a-z0-9][a-z0-9-]{0,159}$/);

/** A single price: decimal odds times 1000, from 1.000 to 10,000.000 (BET-4). */
export const odds = branded<Odds>(whole(1000, 10_000_000));

/** The product of many prices: 40 legs exceed any single price, so it has the widest integer of JSON. */
export const totalOdds = branded<TotalOdds>(whole(1000, Number.MAX_SAFE_INTEGER));

/** Money that cannot be negative: stakes, returns, balances, pools. */
export const minor = branded<Minor>(whole(0, Number.MAX_SAFE_INTEGER));

/** Money that can go either way: a profit or a difference. */
export const minorSigned = branded<Minor>(whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));

/** Grows with every change and never goes back (RT-8). */
export const version = whole(0, Number.MAX_SAFE_INTEGER);

/** A moment of the backend's clock in epoch milliseconds. It may run faster than real time, see `site/clock.ts`. */
export const epochMs = whole(0, 8_640_000_000_000_000);

export const count = whole(0, 1_000_000_000);
export const priority = whole(-1_000_000, 1_000_000);
export const currencyCode = pattern(/^[A-Z0-9]{2,10}$/);
export const countryCode = pattern(/^[A-Za-z]{2}(-[A-Za-z]{2,3})?$/);
export const localeCode = pattern(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,4})?$/);
/** `''` when a market has no specifier, so that market identity is always three strings. */
export const specifier = text(200);
/** An address or a path of an image, page or script. */
export const url = pattern(/^\S{1,2000}$/);
