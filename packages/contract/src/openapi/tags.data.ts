/** Groups of calls whose path says something else than they are about. */
export const tagOf: Readonly<Record<string, string>> = {
  _sb_api: 'icons',
  '{provider}': 'launch',
  tournaments: 'leagues',
  watchersio: 'chat',
};

/** What a reader could take for something else. */
export const tagNotes: Readonly<Record<string, string>> = {
  bonuses:
    'Bonuses of a player, bonus tournaments among them: contests between players for prizes (BonusTournament). They are no competitions of the catalogue.',
  leagues:
    'Competitions of the catalogue, such as the Premier League. In paths and fields a league is called `tournament`; it has nothing to do with a BonusTournament.',
};

/** The same for entities. */
export const entityNotes: Readonly<Record<string, string>> = {
  League: 'A competition of the catalogue. On the wire it is called `tournament`.',
  BonusTournament:
    'A bonus: a contest between players for prizes. Not a competition of the catalogue, which is a League.',
};
