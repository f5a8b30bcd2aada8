/**
 * The terms of the trade that every language decides on before it is translated, and the English words they are found by. Longer
 * terms come first: a bet slip is no bet.
 */
export const tradeTerms = {
  betSlip: ['bet slip'],
  betBuilder: ['bet builder'],
  freeBet: ['free bet', 'free bets'],
  bothTeamsToScore: ['both teams to score'],
  doubleChance: ['double chance'],
  correctScore: ['correct score'],
  cashOut: ['cash out', 'cashout'],
  bet: ['bet', 'bets'],
  stake: ['stake', 'stakes'],
  odds: ['odds'],
  single: ['single', 'singles'],
  combo: ['combo', 'combos'],
  system: ['system', 'systems'],
  selection: ['selection', 'selections'],
  returns: ['returns'],
  void: ['void'],
  settled: ['settled'],
  handicap: ['handicap'],
  over: ['over'],
  under: ['under'],
  draw: ['draw'],
  overtime: ['overtime'],
  live: ['live'],
  match: ['match', 'matches'],
  league: ['league', 'leagues'],
  favourites: ['favourites'],
  bonus: ['bonus', 'bonuses'],
  boost: ['boost'],
  deposit: ['deposit', 'deposits'],
  balance: ['balance'],
  limit: ['limit', 'limits'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TradeTerm = keyof typeof tradeTerms;

export interface Glossary {
  /** How players are spoken to, decided once: "informal (du)". */
  readonly tone: string;
  /**
   * What its bookmakers say. A short text that says the English term must have one of these in it, so endings that change with
   * case and number are left off.
   */
  readonly terms: Readonly<Record<TradeTerm, readonly string[]>>;
  /** Words that no text of the language may have: another term for the same thing, another tone. */
  readonly avoid: readonly string[];
  /** Texts that are right although they are the same in English. */
  readonly sameAsEnglish: readonly string[];
  /** Keys, or beginnings of keys, whose texts may say a term otherwise, each for a reason. */
  readonly except: readonly string[];
}

/** Names that are the same in every language: systems, sports terms without a translation, short forms. */
export const sharedNames: readonly string[] = [
  'Trixie',
  'Patent',
  'Yankee',
  'Lucky 15',
  'Canadian',
  'Lucky 31',
  'Heinz',
  'Lucky 63',
  'Super Heinz',
  'Goliath',
  'VIP',
  'MMA',
];

/** Texts in which an English term is another thing: an over of cricket, the draw of a lottery, runners of a race. */
export const sharedExceptions: readonly string[] = [
  'web.match.incident',
  'web.match.outright',
  'web.myBets.filter.custom_bet',
  'web.shell.shortcuts',
  'sandbox.marketPhrases.phrases',
  'sandbox.markets.market.draw_no_bet',
  'sandbox.site.apps',
  'host.limits.kinds.wager',
  'host.scripts.transactions.kinds.stake',
];
