/** Home is 0 and away 1 wherever a side is a column. */
export type SideIndex = 0 | 1;

/** How a set is won and who serves. */
export interface SetRules {
  /** Units (games, points, legs, rounds) that win a set; the deciding set may be shorter. */
  readonly target: (deciding: boolean) => number;
  readonly over: (home: number, away: number, target: number) => boolean;
  /** Most units a side can have in a set; `over` must hold there. */
  readonly most: number;
  /** Who serves next: after a unit that makes it `home:away`, won by `winner`, when `opener` began the set. */
  readonly nextServer: (
    server: SideIndex,
    opener: SideIndex,
    home: number,
    away: number,
    winner: SideIndex,
  ) => SideIndex;
  /** Who opens the next set, given who opened this one and who would have served on. */
  readonly nextOpener: (opener: SideIndex, server: SideIndex) => SideIndex;
}

export interface SetsSport {
  readonly rules: SetRules;
  /** What sets and units are called in names and keys. */
  readonly words: { readonly set: string; readonly unit: string; readonly units: string };
  readonly setsToWin: (format: number) => number;
  /** Only where the number of units depends on the format, as legs do. */
  readonly targetOf?: (format: number) => number;
  /** Chance that the server wins a unit (a point, in tennis) between equals. */
  readonly serve: number;
  /** What a point of rating adds to it. */
  readonly sway: number;
  readonly swayMax: number;
  /** Rating worth of playing at home. */
  readonly homeEdge: number;
  readonly points: 'tennis' | null;
  /** Seconds a unit (a point, in tennis) takes, and a break between sets. */
  readonly unitS: number;
  readonly breakS: number;
  /** Whether `server` means anything to a viewer. */
  readonly showsServer: boolean;
}

const flip = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);
const alternateOpener: SetRules['nextOpener'] = (opener) => flip(opener);

/** Won by two units at the target or beyond. `most` bounds the length and is practically never reached. */
function clearByTwo(most: number): SetRules['over'] {
  return (home, away, target) => {
    const high = Math.max(home, away);
    return (high >= target && Math.abs(home - away) >= 2) || high >= most;
  };
}

const tennisRules: SetRules = {
  target: () => 6,
  // 6:6 is settled by one more game, the tie-break.
  over: (home, away) => {
    const high = Math.max(home, away);
    return (high === 6 && Math.abs(home - away) >= 2) || high === 7;
  },
  most: 7,
  nextServer: (server) => flip(server),
  nextOpener: (_opener, server) => server,
};

export const tennis: SetsSport = {
  rules: tennisRules,
  words: { set: 'set', unit: 'game', units: 'games' },
  setsToWin: (format) => (format === 5 ? 3 : 2),
  serve: 0.628,
  sway: 0.029,
  swayMax: 0.085,
  homeEdge: 0,
  points: 'tennis',
  unitS: 38,
  breakS: 120,
  showsServer: true,
};

export const tableTennis: SetsSport = {
  rules: {
    target: () => 11,
    over: clearByTwo(30),
    most: 30,
    // Two serves each, then one each from 10:10 on.
    nextServer: (server, _opener, home, away) =>
      (home >= 10 && away >= 10) || (home + away) % 2 === 0 ? flip(server) : server,
    nextOpener: alternateOpener,
  },
  words: { set: 'set', unit: 'point', units: 'points' },
  setsToWin: (format) => (format === 7 ? 4 : 3),
  serve: 0.53,
  sway: 0.03,
  swayMax: 0.11,
  homeEdge: 0,
  points: null,
  unitS: 13,
  breakS: 70,
  showsServer: true,
};

export const volleyball: SetsSport = {
  rules: {
    target: (deciding) => (deciding ? 15 : 25),
    over: clearByTwo(45),
    most: 45,
    nextServer: (_server, _opener, _home, _away, winner) => winner,
    nextOpener: alternateOpener,
  },
  words: { set: 'set', unit: 'point', units: 'points' },
  setsToWin: () => 3,
  serve: 0.39,
  sway: 0.022,
  swayMax: 0.08,
  homeEdge: 0.35,
  points: null,
  unitS: 26,
  breakS: 180,
  showsServer: true,
};

export const darts: SetsSport = {
  rules: {
    target: () => 6,
    over: (home, away, target) => Math.max(home, away) >= target,
    most: 40,
    nextServer: (server) => flip(server),
    nextOpener: alternateOpener,
  },
  words: { set: 'match', unit: 'leg', units: 'legs' },
  setsToWin: () => 1,
  targetOf: (format) => Math.floor(format / 2) + 1,
  serve: 0.59,
  sway: 0.07,
  swayMax: 0.25,
  homeEdge: 0,
  points: null,
  unitS: 170,
  breakS: 60,
  showsServer: true,
};

/** Thirteen rounds, sides swapped after twelve. The "server" is the side that defends, which wins a little more often. */
export const counterStrike: SetsSport = {
  rules: {
    target: () => 13,
    // From 12:12 overtimes of six rounds: the first to four of them wins, 15:15 begins another.
    over: (home, away) => {
      const [low, high] = home < away ? [home, away] : [away, home];
      if (low < 12) return high >= 13;
      return high >= 30 || ((high - 13) % 3 === 0 && high > 13 && high - low >= 2);
    },
    most: 30,
    nextServer: (server, _opener, home, away) => {
      const played = home + away;
      return played === 12 || (played >= 24 && played % 3 === 0) ? flip(server) : server;
    },
    nextOpener: alternateOpener,
  },
  words: { set: 'map', unit: 'round', units: 'rounds' },
  setsToWin: (format) => Math.floor(format / 2) + 1,
  serve: 0.515,
  sway: 0.028,
  swayMax: 0.13,
  homeEdge: 0,
  points: null,
  unitS: 100,
  breakS: 300,
  showsServer: false,
};

export const valorant: SetsSport = {
  ...counterStrike,
  rules: { ...counterStrike.rules, over: clearByTwo(30) },
};

/** A map of a battle arena is won by bringing down the other side's towers: a race to nine of them. */
export const battleArena: SetsSport = {
  rules: {
    target: () => 9,
    over: (home, away, target) => Math.max(home, away) >= target,
    most: 9,
    nextServer: (server) => server,
    nextOpener: alternateOpener,
  },
  words: { set: 'map', unit: 'tower', units: 'towers' },
  setsToWin: (format) => Math.floor(format / 2) + 1,
  serve: 0.51,
  sway: 0.035,
  swayMax: 0.15,
  homeEdge: 0,
  points: null,
  unitS: 170,
  breakS: 480,
  showsServer: false,
};
