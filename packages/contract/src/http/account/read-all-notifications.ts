import { notificationCountersWire } from '../../entities/account/notification.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const readAllNotifications = {
  id: 'readAllNotifications',
  summary: 'Mark every notification as read',
  method: 'POST',
  base: 'v2',
  path: '/notifications/read-all',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: notificationCountersWire,
  errors: playerErrors,
} as const satisfies Call;
