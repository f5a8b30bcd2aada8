declare const kind: unique symbol;

/** Ids are opaque strings; a brand keeps a match id from being passed where a market id is meant. */
type Id<Kind extends string> = string & { readonly [kind]: Kind };

export type SportId = Id<'sport'>;
export type CategoryId = Id<'category'>;
export type LeagueId = Id<'league'>;
export type MatchId = Id<'match'>;
export type MarketId = Id<'market'>;
export type OutcomeId = Id<'outcome'>;
export type BetId = Id<'bet'>;
export type BonusId = Id<'bonus'>;
export type PlayerId = Id<'player'>;
