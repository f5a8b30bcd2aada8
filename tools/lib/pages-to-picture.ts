import { controlHeaders } from './controls.ts';
import type { Stack } from './stack.ts';

export interface Picture {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a player sees it. */
  readonly isPlayers?: boolean;
  /** How many outcomes of the page are picked, and the slip opened. */
  readonly picks?: number;
}

const fixed = {
  home: '',
  sport: '/soccer',
  tennis: '/tennis',
  outrights: '/soccer?tab=outrights',
  table: '/soccer/premier-league-l17?tab=table',
  country: '/soccer/england-c1',
  live: '/live',
  overview: '/live/overview',
  cybersport: '/cybersport',
  'premium-cricket': '/premium-cricket',
  schedule: '/schedule',
  results: '/results',
  favorites: '/favorites',
  promotions: '/promotions',
  about: '/about',
  rules: '/general-rules',
  racing: '/racing',
  lotteries: '/lotteries',
  'virtual-arena': '/virtual-gaming-arena',
  'sign-in': '/users/sign-in',
  'sign-up': '/users/sign-up',
  password: '/users/password/new',
  unlock: '/users/unlock/new',
  failed: '/500',
  blocked: '/blocked',
  locked: '/locked',
  offline: '/offline',
  busy: '/busy',
  'not-found': '/soccer/no-such-match-m1',
};

const ofPlayers = {
  'player-home': '',
  'player-bets': '#myBets',
  'player-promotions': '/promotions',
  'player-favorites': '/favorites',
};

const ofPlatform = {
  profile: '/profile',
  limits: '/profile/limits',
  missing: '/profile/missing',
  phone: '/profile/phone',
  deposit: '/profile/wallet/deposit',
  transactions: '/profile/wallet/transactions',
};

/** Every kind of page, with a live match and its league found as a visitor would find them. */
export async function pagesToPicture(
  { addresses, controlsSecret }: Stack,
  locale: string,
): Promise<readonly Picture[]> {
  const { web, sandbox, host, controls } = addresses;
  const base = locale === 'en' ? `${web}/sportsbook` : `${web}/${locale}/sportsbook`;
  const reply = await fetch(`${sandbox}/v2/matches?sport_key=soccer&match_status=1&sort_by=start_time:desc&limit=1`);
  const { data } = (await reply.json()) as { data: readonly { slug: string; tournament: { slug: string } }[] };
  const match = data[0];
  const ofTennis = await firstSlug(
    `${sandbox}/v2/matches?sport_key=tennis&match_status=1&sort_by=start_time:desc&limit=1`,
  );
  const toCome = await firstSlug(`${sandbox}/v2/matches?sport_key=basketball&match_status=0&limit=1`);
  const pages = [
    // Matches first, and the ones that began last, before they start or end.
    ...(toCome === undefined ? [] : [{ name: 'match-to-come', url: `${base}/basketball/${toCome}` }]),
    ...(match ? [{ name: 'match', url: `${base}/soccer/${match.slug}` }] : []),
    ...(ofTennis === undefined ? [] : [{ name: 'match-tennis', url: `${base}/tennis/${ofTennis}` }]),
    ...(match ? [{ name: 'league', url: `${base}/soccer/${match.tournament.slug}` }] : []),
    ...Object.entries(fixed).map(([name, path]) => ({ name, url: `${base}${path}` })),
    { name: 'host', url: host },
    { name: 'slip', url: `${base}/schedule`, picks: 1 },
    { name: 'slip-combo', url: `${base}/schedule`, picks: 3, isPlayers: true },
    ...Object.entries(ofPlayers).map(([name, path]) => ({ name, url: `${base}${path}`, isPlayers: true })),
    ...Object.entries(ofPlatform).map(([name, path]) => ({ name, url: `${host}${path}`, isPlayers: true })),
  ].map((page) => ({ ...page, headers: {} }));
  return [...pages, { name: 'control', url: `${controls}/control`, headers: controlHeaders(controlsSecret) }];
}

async function firstSlug(address: string): Promise<string | undefined> {
  const { data } = (await (await fetch(address)).json()) as { data: readonly { slug: string }[] };
  return data[0]?.slug;
}
