// A backend for Slipstream in plain Node, without dependencies: two matches with prices that the web app shows on its home,
// sport, league and match pages. Run `node examples/minimal-backend/server.mjs` and start the web app with
// SPORTSBOOK_API_URL=http://localhost:4000. docs/your-backend.md explains every field and what comes next.
import { createServer } from 'node:http';

const port = Number(process.env.PORT ?? 4000);
const hourMs = 3_600_000;

/** Ids of categories, leagues and matches are digits, and a slug ends with c, l or m and the id: addresses are read by that. */
const sport = { id: '1', key: 'soccer', name: 'Soccer' };
const category = { id: '10', slug: 'england-c10', name: 'England', country_code: 'GB' };
const league = { id: '100', slug: 'premier-league-l100', name: 'Premier League', category, sport };

/** Status 1 of a market: it can be bet on. Odds are thousandths: 2100 is 2.10. */
const winner = (matchId, [home, draw, away]) => ({
  match_id: matchId,
  id: '1',
  name: 'Match winner',
  status: 1,
  outcomes: [
    { id: '1', key: 'home', name: '1', odds: home },
    { id: 'X', key: 'draw', name: 'X', odds: draw },
    { id: '2', key: 'away', name: '2', odds: away },
  ],
});

/** Status 0 of a match: it has not begun. */
const match = (id, home, away, startMs, prices) => ({
  type: 'match',
  id,
  slug: `${home}-${away}-m${id}`.toLowerCase(),
  tournament: league,
  status: 0,
  start_time: new Date(startMs).toISOString(),
  competitors: { home: { id: `${id}1`, name: home }, away: { id: `${id}2`, name: away } },
  available_markets: 1,
  main_market: winner(id, prices),
});

const matches = () => [
  match('1001', 'Arsenal', 'Chelsea', Date.now() + 2 * hourMs, [2100, 3400, 3600]),
  match('1002', 'Everton', 'Fulham', Date.now() + 4 * hourMs, [2450, 3100, 3050]),
];

const config = () => ({
  site: { site_name: 'My sportsbook' },
  system: { currencies: [{ code: 'EUR', subunits: 100 }], default_currency_code: 'EUR' },
  clock: { now_ms: Date.now() },
  realtime: { url: `ws://localhost:${port}/connection/websocket` },
});

const home = {
  key: 'home',
  areas: {
    header: ['logo', 'search', 'theme-switcher', 'profile'].map((type) => ({ type, id: type })),
    right_sidebar: [{ type: 'panel', id: 'panel', settings: { tabs: ['slip', 'bets'] } }],
    main: [{ type: 'top-events', id: 'top', settings: { title: 'Next matches' } }],
  },
};

/** A list of the query, such as `sport_key=soccer,tennis`; without it everything is wanted. */
const wants = (query, name, value) => !query.has(name) || query.get(name).split(',').includes(String(value));

const listed = (query) =>
  matches().filter(
    (each) =>
      wants(query, 'id', each.id) &&
      wants(query, 'type', each.type) &&
      wants(query, 'match_status', each.status) &&
      wants(query, 'sport_key', sport.key) &&
      wants(query, 'category_id', category.id) &&
      wants(query, 'tournament_id', league.id),
  );

const visitor = { language: 'en', currency: 'EUR' };
const count = { count: 2 };

/** What is answered to which address; undefined is a 404. */
const calls = [
  ['GET /v2/config', config],
  ['GET /v2/pages/home', () => ({ data: home })],
  ['GET /v2/sports', (query) => ({ data: wants(query, 'sport_key', sport.key) ? [sport] : [] })],
  ['GET /v2/tournaments', () => ({ data: [league] })],
  ['GET /v2/tournaments/100', () => ({ data: league })],
  ['GET /v2/categories/10', () => ({ data: { ...category, sport } })],
  [
    'POST /v2/counters',
    () => ({ sports: [{ id: '1', key: 'soccer', ...count }], tournaments: [{ id: '100', ...count }] }),
  ],
  ['GET /v2/matches', (query) => ({ data: listed(query) })],
  ...matches().flatMap(({ id }) => [
    [`GET /v2/matches/${id}`, () => ({ data: matches().find((each) => each.id === id) })],
    [
      `GET /v2/matches/${id}/markets`,
      () => ({ data: matches().flatMap((each) => (each.id === id ? [each.main_market] : [])) }),
    ],
  ]),
  ['GET /platform/player', () => visitor],
];

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const cors = {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type, authorization, idempotency-key',
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  };
  const [, answer] = calls.find(([route]) => route === `${request.method} ${pathname}`) ?? [];
  const body = answer?.(searchParams) ?? { code: 'not_found', message: 'There is no such thing here' };
  const status = request.method === 'OPTIONS' || answer !== undefined ? 200 : 404;
  response.writeHead(status, { 'content-type': 'application/json', ...cors }).end(JSON.stringify(body));
}).listen(port, () => console.log(`minimal backend: http://localhost:${port}`));
