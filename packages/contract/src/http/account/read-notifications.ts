import * as z from 'zod/mini';
import { notificationCountersWire } from '../../entities/account/notification.ts';
import { id } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const readNotifications = {
  id: 'readNotifications',
  summary: 'Mark notifications as read',
  method: 'POST',
  base: 'v2',
  path: '/notifications/read',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  reply: notificationCountersWire,
  errors: playerErrors,
} as const satisfies Call;
