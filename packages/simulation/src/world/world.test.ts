import { describe, expect, it } from 'vitest';
import type { SportKey } from '../fixture.ts';
import { seedOf } from '../random.ts';
import { fixtureById, fixturesBetween } from './fixtures.ts';
import { createWorld, worldOfSeed } from './world.ts';

const world = createWorld(1);

const written = (seed: number) => {
  const { sports, categories, leagues, competitors } = createWorld(seed);
  return JSON.stringify({ sports, categories, leagues, competitors });
};

const repeated = (values: readonly string[]) => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('the world that a seed names', () => {
  const whole = worldOfSeed('demo');
  const best = worldOfSeed('demo/3');
  const [fromMs, toMs] = [Date.parse('2026-11-21T12:00:00Z'), Date.parse('2026-11-22T12:00:00Z')];

  it('is the whole one, or that of its first tiers', () => {
    expect(whole.leagues).toEqual(createWorld(seedOf('demo')).leagues);
    expect(best.leagues).toEqual(whole.leagues.filter(({ tier }) => tier <= 3));
    expect(best.leagues.length).toBeLessThan(whole.leagues.length);
    expect(best.sports).toEqual(whole.sports);
  });

  it('has the matches of those leagues as the whole one has them, and finds them by the same ids', () => {
    const matches = fixturesBetween(best, fromMs, toMs);
    const isKept = ({ leagueId }: { readonly leagueId: string }) => best.leagueById.has(leagueId);
    expect(matches).toEqual(fixturesBetween(whole, fromMs, toMs).filter(isKept));
    for (const match of matches) expect(fixtureById(best, match.id)).toEqual(match);
    const other = fixturesBetween(whole, fromMs, toMs).find((match) => !isKept(match));
    expect(fixtureById(best, other?.id ?? '')).toBeNull();
  });

  it('has no country and no competitor without a league', () => {
    const entrants = new Set(best.leagues.flatMap((league) => league.entrants.map(({ id }) => id)));
    expect(best.competitors.map(({ id }) => id).toSorted()).toEqual([...entrants].toSorted());
    const categories = new Set(best.leagues.map(({ categoryId }) => categoryId));
    expect(best.categories.every(({ id }) => categories.has(id))).toBe(true);
  });

  it('is whole for a name that only looks like one with tiers', () => {
    for (const seed of ['demo/6', 'demo/33', '/3']) expect(worldOfSeed(seed).leagues.length).toBe(whole.leagues.length);
  });
});

describe('the catalogue', () => {
  it('[CAT-6] has at least twenty sports of three kinds from three providers', () => {
    const ofKind = (kind: string) => world.sports.filter((sport) => sport.kind === kind).map((sport) => sport.key);
    expect(world.sports.length).toBeGreaterThanOrEqual(20);
    expect(ofKind('cyber')).toEqual(['counter-strike', 'dota-2', 'league-of-legends', 'valorant', 'e-soccer']);
    expect(ofKind('premium_cricket')).toEqual(['premium-cricket']);
    for (const sport of world.sports) {
      const provider = { regular: 'betradar', cyber: 'oddin', premium_cricket: 'betconstruct' }[sport.kind];
      expect(sport.provider).toBe(provider);
    }
  });

  it('[CAT-9] is as large as a sportsbook: countries, leagues and competitors', () => {
    const countries = world.categories.map(({ countryCode }) => countryCode).filter((code) => code !== 'int');
    expect(new Set(countries).size).toBeGreaterThanOrEqual(25);
    expect(world.leagues.length).toBeGreaterThanOrEqual(120);
    expect(world.competitors.length).toBeGreaterThanOrEqual(1500);
    const keys = new Set<SportKey>(world.leagues.map((league) => league.sportKey));
    expect(keys.size).toBe(world.sports.length);
  });

  it.each(['sports', 'categories', 'leagues', 'competitors'] as const)(
    '[CAT-1] gives all %s ids of their own',
    (kind) => {
      const ids = world[kind].map(({ id }) => id);
      expect(repeated(ids)).toEqual([]);
      expect(ids.every((id) => /^[1-9][0-9]*$/u.test(id))).toBe(true);
    },
  );

  it('[CAT-1] writes urn ids and slugs as the feed does', () => {
    const premierLeague = world.leagueById.get('17');
    expect(premierLeague).toMatchObject({
      urnId: 'sr:tournament:17',
      slug: 'premier-league-l17',
      name: 'Premier League',
      timeZone: 'Europe/London',
    });
    expect(world.categoryById.get(premierLeague?.categoryId ?? '')).toMatchObject({
      slug: 'england-c1',
      countryCode: 'gb-eng',
      regionCode: null,
    });
    expect(world.leagues.filter((league) => !/^[a-z0-9-]+-l[0-9]+$/u.test(league.slug))).toEqual([]);
    expect(world.categories.filter((category) => !/^[a-z0-9-]+-c[0-9]+$/u.test(category.slug))).toEqual([]);
    expect(world.competitors.filter(({ slug }) => !/^[a-z0-9-]+$/u.test(slug))).toEqual([]);
  });

  it('[CAT-8] orders leagues: the Premier League before all, made-up series last', () => {
    const soccer = world.leagues.filter((league) => league.sportKey === 'soccer');
    const names = soccer.toSorted((a, b) => a.priority - b.priority).map((league) => league.name);
    expect(names.slice(0, 5)).toEqual(['Premier League', 'La Liga', 'Bundesliga', 'Serie A', 'Ligue 1']);
    expect(names.at(-1)).toContain('SRL');
    expect(repeated(soccer.map((league) => String(league.priority)))).toEqual([]);
  });

  it('gives regions that can be named in every language', () => {
    const names = new Intl.DisplayNames('de', { type: 'region' });
    const spain = world.categories.find((category) => category.countryCode === 'es');
    expect(names.of(spain?.regionCode ?? '')).toBe('Spanien');
    const codes = world.categories.map(({ regionCode }) => regionCode).filter((code) => code !== null);
    expect(codes.filter((code) => names.of(code) === code)).toEqual([]);
  });

  it('keeps ratings within what models expect, the strong strong and the weak weak', () => {
    const ratingOf = (name: string) => world.competitors.find((competitor) => competitor.name === name)?.rating ?? 0;
    expect(ratingOf('Manchester City') - ratingOf('Burnley')).toBeGreaterThan(1.5);
    expect(ratingOf('Burnley')).toBeGreaterThan(ratingOf('Newport County'));
    expect(world.competitors.filter(({ rating }) => Math.abs(rating) > 2.6)).toEqual([]);
  });

  it('is the same for the same seed, to the byte, and another for another', () => {
    expect(written(7)).toBe(written(7));
    expect(written(7)).not.toBe(written(8));
  });
});
