import type { SystemCover } from './system-lines.ts';

/** The full covers players know by name. Those that start at 2 leave the singles out. */
export const namedSystems = {
  trixie: full(3, 2),
  patent: full(3, 1),
  yankee: full(4, 2),
  lucky15: full(4, 1),
  canadian: full(5, 2),
  lucky31: full(5, 1),
  heinz: full(6, 2),
  lucky63: full(6, 1),
  superHeinz: full(7, 2),
  goliath: full(8, 2),
} as const satisfies Record<string, SystemCover>;

export type NamedSystem = keyof typeof namedSystems;

const names = Object.keys(namedSystems) as NamedSystem[];

/** The name of a cover, if it has one. */
export function systemName({ totalCount, winCount, cover }: SystemCover): NamedSystem | undefined {
  if (cover === 'exact') return undefined;
  return names.find((name) => namedSystems[name].totalCount === totalCount && namedSystems[name].winCount === winCount);
}

function full(totalCount: number, winCount: number): SystemCover {
  return { totalCount, winCount, cover: 'full' };
}
