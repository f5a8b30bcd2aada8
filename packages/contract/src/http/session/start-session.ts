import { errorWire } from '../../entities/error.ts';
import { sportsbookSessionWire } from '../../entities/account/sportsbook-session.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Polled every 30 s. 403 with code `session_limit` ends the session; 400 ends the polling (RG-1). */
export const startSession = {
  id: 'startSession',
  summary: 'Open or look at the betting session',
  method: 'POST',
  base: 'platform',
  path: '/sportsbook_sessions',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: sportsbookSessionWire,
  errors: { ...playerErrors, 403: errorWire },
} as const satisfies Call;
