import { atpEvents, atpPlayers, challengerPlayers } from './tennis-atp.data.ts';
import { challengerEvents, drawRounds, itfMenEvents, itfWomenEvents, utrLeagues } from './tennis-circuits.data.ts';
import { wtaEvents, wtaPlayers } from './tennis-wta.data.ts';

interface Circuit {
  readonly pool: string;
  readonly category: string;
  readonly players: string;
  readonly ratings: string;
  readonly slamSets: number;
}

const DRAW_SIZES: Readonly<Record<string, number>> = { slam: 128, mega: 64, '1000': 64, finals: 8 };
const TIERS: Readonly<Record<string, number>> = { slam: 1, mega: 1, '1000': 1, finals: 1, '500': 2, '250': 3 };

/** All tennis in the written form of leagues: each tournament is a league whose field is the whole circuit. */
export const tennisLeagues = [
  tour({ pool: 'atp', category: 'atp', players: atpPlayers, ratings: '2.4 -0.5', slamSets: 5 }, atpEvents),
  tour({ pool: 'wta', category: 'wta', players: wtaPlayers, ratings: '2.3 -0.5', slamSets: 3 }, wtaEvents),
  circuit({ pool: 'challenger', category: 'chl', players: challengerPlayers, ratings: '0.1 -0.9' }, challengerEvents),
  circuit(
    {
      pool: 'itm',
      category: 'itm',
      players: '* men it+es+fr+de+us+ar+br+jp+cz+ro+gb-eng+au 128',
      ratings: '-0.6 -1.7',
    },
    itfMenEvents,
  ),
  circuit(
    {
      pool: 'itw',
      category: 'itw',
      players: '* women it+es+fr+de+us+ar+br+jp+cz+ro+gb-eng+au 128',
      ratings: '-0.6 -1.7',
    },
    itfWomenEvents,
  ),
  utrLeagues,
].join('\n');

/** Events by week of the year; those of one week share the players out in the order they are written. */
function tour({ pool, category, players, ratings, slamSets }: Circuit, events: string): string {
  const entered = new Map<string, number>();
  return lines(events)
    .map(([week = '', level = '', name = '', zone = '']) => {
      const offset = entered.get(week) ?? 0;
      entered.set(week, offset + (DRAW_SIZES[level] ?? 32));
      const sets = level === 'slam' ? slamSets : 3;
      const calendar = `knockout(weeks=${week} pool=${pool} offset=${offset}): ${drawRounds[level] ?? drawRounds['250']}`;
      return `= ${name} | ${category} | ${zone} | ${TIERS[level] ?? 3} | ${ratings} | x${sets} | ${calendar}\n${players}`;
    })
    .join('\n');
}

/** Events every few weeks, `every/phase|name|time zone`; those of one phase share the players out likewise. */
function circuit({ pool, category, players, ratings }: Omit<Circuit, 'slamSets'>, events: string): string {
  const entered = new Map<string, number>();
  return lines(events)
    .map(([every = '', name = '', zone = '']) => {
      const offset = entered.get(every) ?? 0;
      entered.set(every, offset + 32);
      const calendar = `knockout(every=${every} pool=${pool} offset=${offset}): ${drawRounds['itf']}`;
      return `= ${name} | ${category} | ${zone} | 4 | ${ratings} | x3 | ${calendar}\n${players}`;
    })
    .join('\n');
}

function lines(text: string): readonly (readonly string[])[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}
