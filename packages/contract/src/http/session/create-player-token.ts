import { signInWire } from '../../entities/account/sign-in.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const createPlayerToken = {
  id: 'createPlayerToken',
  summary: 'A token for a host to hand into an iframe',
  method: 'POST',
  base: 'platform',
  path: '/player/token',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: signInWire,
  errors: playerErrors,
} as const satisfies Call;
