import { notificationCountersWire } from '../../entities/account/notification.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getNotificationCounters = {
  id: 'getNotificationCounters',
  summary: 'How many notifications are unread',
  method: 'GET',
  base: 'v2',
  path: '/notifications/counters',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: notificationCountersWire,
  errors: playerErrors,
} as const satisfies Call;
