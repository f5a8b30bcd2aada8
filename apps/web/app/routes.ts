import { index, route, type RouteConfig } from '@react-router/dev/routes';
export default [index('routes/entry.tsx'), route(':locale?/sportsbook', 'routes/home.tsx')] satisfies RouteConfig;
