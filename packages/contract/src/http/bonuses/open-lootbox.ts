import * as z from 'zod/mini';
import { lootboxPrizeWire, lootboxWire } from '../../entities/bonuses/lootbox.ts';
import { bonusId, id } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Opening it again answers the same prize. */
export const openLootbox = {
  id: 'openLootbox',
  summary: 'Open a box',
  method: 'POST',
  base: 'v2',
  path: '/bonuses/lootboxes/{id}/open',
  auth: 'player',
  params: z.object({ id: bonusId }),
  query: nothing,
  body: z.object({ box_id: id }),
  reply: z.object({ prize: lootboxPrizeWire, data: lootboxWire }),
  errors: writeErrors,
} as const satisfies Call;
