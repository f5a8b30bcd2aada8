import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';

import type { Sides } from './outcome-grid.ts';

const nobody = { name: '\u0000', shortName: '' };

/** The two sides of a match; an outright has none. */
export function sidesOf(event: SportEvent): Sides {
  return event.type === 'match' ? toldApart(event.competitors) : { home: nobody, away: nobody };
}

/** If both short names are equal, use the last word of the names, or else the full names. */
export function toldApart({ home, away }: Sides): Sides {
  const named = (shortName: (name: string) => string): Sides => ({
    home: { name: home.name, shortName: shortName(home.name) },
    away: { name: away.name, shortName: shortName(away.name) },
  });
  const isShort = home.shortName !== '' && away.shortName !== '';
  if (isShort && home.shortName !== away.shortName) return { home, away };
  const byLastWord = named((name) => name.split(' ').at(-1) ?? name);
  return byLastWord.home.shortName === byLastWord.away.shortName ? named((name) => name) : byLastWord;
}
