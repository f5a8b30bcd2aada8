import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** For those who build the product; a production build does not have them. */
const development = process.env['NODE_ENV'] === 'production' ? [] : [route('dev/ui', 'routes/dev/ui.tsx')];

export default [
  index('routes/entry.ts'),
  ...development,
  route(':locale?/sportsbook/offline', 'routes/offline.tsx'),
  route(':locale?/sportsbook/busy', 'routes/busy.tsx'),
  route(':locale?/sportsbook/init-sportsbook', 'routes/init-sportsbook.tsx'),
  route(':locale?/sportsbook', 'routes/sportsbook.tsx', [
    index('routes/home.tsx'),
    route('live', 'routes/live.tsx'),
    route('live/overview', 'routes/live-overview/layout.tsx', [
      index('routes/live-overview/first.tsx'),
      route(':sport/:slug', 'routes/live-overview/match.tsx'),
    ]),
    route('_app', 'routes/_app.tsx'),
    route('cybersport', 'routes/cybersport.tsx'),
    route('premium-cricket', 'routes/premium-cricket.tsx'),
    route('schedule', 'routes/schedule.tsx'),
    route('results', 'routes/results.tsx'),
    route('favorites', 'routes/favorites.tsx'),
    route('promotions', 'routes/promotions.tsx'),
    route('promotions/:id', 'routes/tournament.tsx'),
    ...['general-rules', 'about'].map((page) => route(page, 'routes/content-page.tsx', { id: `routes/${page}` })),
    ...['racing', 'lotteries', 'virtual-gaming-arena'].map((page) =>
      route(page, 'routes/launch.tsx', { id: `routes/${page}` }),
    ),
    ...['sign-in', 'sign-up', 'password/new', 'password/edit', 'confirmation', 'unlock', 'unlock/new'].map((page) =>
      route(`users/${page}`, 'routes/auth-page.tsx', { id: `routes/users/${page}` }),
    ),
    ...['404', '500', 'blocked', 'locked'].map((page) =>
      route(page, 'routes/error-page.tsx', { id: `routes/${page}` }),
    ),
    route(':sport', 'routes/sport.tsx'),
    route(':sport/:slug', 'routes/event.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
