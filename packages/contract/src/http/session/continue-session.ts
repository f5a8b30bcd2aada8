import { sportsbookSessionWire } from '../../entities/account/sportsbook-session.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const continueSession = {
  id: 'continueSession',
  summary: 'Go on after a reality check',
  method: 'POST',
  base: 'platform',
  path: '/sportsbook_sessions/continue',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: sportsbookSessionWire,
  errors: playerErrors,
} as const satisfies Call;
