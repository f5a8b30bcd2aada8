import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** For those who build the product; a production build does not have them. */
const development = process.env['NODE_ENV'] === 'production' ? [] : [route('dev/ui', 'routes/dev/ui.tsx')];

export default [
  index('routes/entry.ts'),
  ...development,
  route(':locale?/sportsbook', 'routes/sportsbook.tsx', [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig;
