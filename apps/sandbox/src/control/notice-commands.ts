import { pushTopics } from '@slipstream/contract/entities/account/push-subscription';
import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@slipstream/units/ids';
import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { keepNotifications } from '../accounts/notifications/notify.ts';
import { demoId } from '../accounts/players/seed-demo-players.ts';
import { command, type Command } from './command.ts';

const abouts = ['none', 'bet', 'bonus', 'match', 'deposit', 'limit', 'profile'] as const;
const id = z.string().regex(/^[A-Za-z0-9][\w.:-]{0,63}$/);

/** Tells a player something now, in the bell and on their devices, instead of waiting for it to happen. */
export function noticeCommands(core: Core): readonly Command[] {
  return [
    command({
      name: 'notify',
      about: 'Tells a player of something: in the bell, and on the devices that want to hear of the topic',
      fields: [
        { name: 'player', kind: 'text', initial: 'ordinary' },
        { name: 'about', kind: 'choice', initial: 'match', choices: abouts },
        { name: 'id', kind: 'text', initial: '' },
        { name: 'topic', kind: 'choice', initial: 'match_started', choices: pushTopics },
        { name: 'title', kind: 'text', initial: 'A notification' },
      ],
      input: z.object({
        player: z
          .string()
          .regex(/^[\w@.-]{1,80}$/)
          .default('ordinary'),
        about: z.enum(abouts).default('none'),
        id: z.union([id, z.literal('')]).default(''),
        topic: z.enum(pushTopics).default('bet_settled'),
        title: z.string().min(1).max(200).default('A notification'),
      }),
      run: async ({ player, about, id: objectId, topic, title }) => {
        const playerId = (/^(demo-|p-)/.test(player) ? player : demoId(player)) as PlayerId;
        const row = await core.database
          .selectFrom('player')
          .select('language')
          .where('id', '=', playerId)
          .executeTakeFirst();
        if (row === undefined) return { notified: false };
        const object = { object_type: about, object_id: objectId === '' ? null : objectId };
        const words = { title, caption: '', body: '', type: 'info', ...object };
        const push = { topic, locale: row.language };
        await keepNotifications(core, playerId, [{ id: randomUUID(), ...words, push }]);
        await core.pushes.settle();
        return { notified: true };
      },
    }),
  ];
}
