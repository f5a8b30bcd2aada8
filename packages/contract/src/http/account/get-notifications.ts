import * as z from 'zod/mini';
import { notificationCountersWire, notificationWire } from '../../entities/account/notification.ts';
import { paginationWire } from '../../entities/pagination.ts';
import { list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';
import { queryFlag } from '../query.ts';

export const getNotifications = {
  id: 'getNotifications',
  summary: 'Notifications of the player, newest first',
  method: 'GET',
  base: 'v2',
  path: '/notifications',
  auth: 'player',
  params: nothing,
  query: z.object({ ...paging, read: z.optional(queryFlag) }),
  body: nothing,
  reply: z.object({
    data: list(notificationWire, 500),
    counters: notificationCountersWire,
    pagination: paginationWire,
  }),
  errors: playerErrors,
} as const satisfies Call;
