import { settingsWire } from '../../site/settings.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getSettings = {
  id: 'getSettings',
  summary: 'Settings of the site, with the choices of the player over them',
  method: 'GET',
  base: 'v2',
  path: '/settings',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: settingsWire,
  errors: listErrors,
} as const satisfies Call;
