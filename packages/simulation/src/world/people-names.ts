import { randomFrom, seedOf } from '../random.ts';
import { nameLines } from './data/names.data.ts';
import { pick } from './pick.ts';

interface NamePool {
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly families: readonly string[];
  readonly womensFamilies: readonly string[];
}

/** Generated names of competitors: `* men cz+pl 40`. The same request gives the same people. */
export function peopleNames(request: string, taken: (name: string) => boolean): readonly string[] {
  const [, people, countries = '', count = ''] = request.split(' ');
  const from = countries.split('+');
  const random = randomFrom(seedOf('people', request));
  const names = new Set<string>();
  while (names.size < Number(count)) {
    const country = pick(from, random.below(from.length));
    const pool = pools.get(country);
    if (!pool)
      throw new RangeError(`no names of ${country} for "${request}"; there are ${[...pools.keys()].join(', ')}`);
    const firsts = people === 'men' ? pool.men : pool.women;
    const families = people === 'men' ? pool.families : pool.womensFamilies;
    const name = `${pick(firsts, random.below(firsts.length))} ${pick(families, random.below(families.length))}`;
    if (!taken(name)) names.add(`${name} :${country}`);
  }
  return [...names];
}

const pools: ReadonlyMap<string, NamePool> = new Map(
  nameLines
    .trim()
    .split('\n')
    .map((line) => {
      const [country = '', men = '', women = '', families = '', womensFamilies = families] = line.split('|');
      const pool = {
        men: men.split(' '),
        women: women.split(' '),
        families: families.split(' '),
        womensFamilies: womensFamilies.split(' '),
      };
      return [country, pool] as const;
    }),
);
