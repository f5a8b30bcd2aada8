import { z } from 'zod';
import { readList } from '../accounts/players/player.ts';
import { demoId } from '../accounts/players/seed-demo-players.ts';
import { phoneRequired } from '../bets/placing/player-refusal.ts';
import type { Core } from '../core/core.ts';
import type { Database } from '../database/open-database.ts';
import { command, type Command } from './command.ts';

const needs = ['fields', 'phone', 'password', 'nothing'] as const;
type Need = (typeof needs)[number];

/** What a platform may ask of a player in the middle of everything. A player is a demo player's name, an email or an id. */
export function playerCommands({ database }: Core): readonly Command[] {
  return [
    command({
      name: 'player-needs',
      about:
        'Asks something of a player: a missing profile field or a verified phone before the next bet, the password before the next sensitive change',
      fields: [
        { name: 'player', kind: 'text', initial: 'ordinary' },
        { name: 'need', kind: 'choice', initial: 'fields', choices: needs },
      ],
      input: z.object({
        player: z
          .string()
          .regex(/^[\w@.+-]{1,100}$/)
          .default('ordinary'),
        need: z.enum(needs),
      }),
      run: async ({ player, need }) => {
        const id = await idOf(database, player);
        if (id === undefined) return { changed: 0 };
        return { changed: await ask(database, id, need) };
      },
    }),
  ];
}

async function idOf(database: Database, name: string): Promise<string | undefined> {
  const players = database.selectFrom('player').select('id');
  const row = name.includes('@')
    ? await players.where('email', '=', name.toLowerCase()).executeTakeFirst()
    : await players.where('id', 'in', [name, demoId(name)]).executeTakeFirst();
  return row?.id;
}

async function ask(database: Database, id: string, need: Need): Promise<number> {
  if (need === 'password') {
    const old = await database.updateTable('session').set({ proved_ms: 0 }).where('player_id', '=', id).execute();
    return old.length;
  }
  const { fields, statuses } = await database
    .selectFrom('player')
    .select(['fields', 'statuses'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { date_of_birth: _, ...rest } = JSON.parse(fields) as Record<string, string>;
  const others = readList(statuses).filter((status) => status !== phoneRequired);
  const change = {
    fields: { fields: JSON.stringify(rest) },
    phone: { statuses: JSON.stringify([...others, phoneRequired]) },
    nothing: { statuses: JSON.stringify(others) },
  }[need];
  await database.updateTable('player').set(change).where('id', '=', id).execute();
  return 1;
}
