import { controlHeaders } from './controls.ts';
import type { Stack } from './stack.ts';

interface Picture {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const fixed = {
  home: '',
  sport: '/soccer',
  live: '/live',
  cybersport: '/cybersport',
  'premium-cricket': '/premium-cricket',
  schedule: '/schedule',
  results: '/results',
  favorites: '/favorites',
  promotions: '/promotions',
  about: '/about',
  racing: '/racing',
  'not-found': '/soccer/no-such-match-m1',
};

/** Every kind of page, with a live match and its league found as a visitor would find them. */
export async function pagesToPicture({ addresses, controlsSecret }: Stack): Promise<readonly Picture[]> {
  const { web, sandbox, host, controls } = addresses;
  const base = `${web}/sportsbook`;
  const reply = await fetch(`${sandbox}/v2/matches?sport_key=soccer&match_status=1&limit=1`);
  const { data } = (await reply.json()) as { data: readonly { slug: string; tournament: { slug: string } }[] };
  const match = data[0];
  const pages = [
    ...Object.entries(fixed).map(([name, path]) => ({ name, url: `${base}${path}` })),
    ...(match ? [{ name: 'match', url: `${base}/soccer/${match.slug}` }] : []),
    ...(match ? [{ name: 'league', url: `${base}/soccer/${match.tournament.slug}` }] : []),
    { name: 'host', url: host },
  ].map((page) => ({ ...page, headers: {} }));
  return [...pages, { name: 'control', url: `${controls}/control`, headers: controlHeaders(controlsSecret) }];
}
