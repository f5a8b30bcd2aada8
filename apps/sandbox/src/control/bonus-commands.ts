import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command, type Command } from './command.ts';
import { playerField, playerIdOf as idOf, playerInput as player } from './player-input.ts';
import { poolCommands } from './pool-commands.ts';
import { putBox } from '../bonuses/bets/settle-uses.ts';
import { bonusesOf, changeBonus } from '../bonuses/bonus-store.ts';
import type { Bonuses } from '../bonuses/bonuses.ts';
import { giveByHand } from '../bonuses/give.ts';
import { offerOf, offers } from '../bonuses/offers.data.ts';

const offerKeys = offers.map(({ key }) => key);
const offerInput = z.enum(offerKeys as [string, ...string[]]);

/** What a trader can do, and what would take days to wait for. A player is a demo player's key or an id. */
export function bonusCommands(bonuses: Bonuses): readonly Command[] {
  const { database, ledger, worldNow } = bonuses;
  return [
    command({
      name: 'bonus-issue',
      about: 'Gives a player a bonus, as a trader would',
      fields: [playerField, { name: 'offer', kind: 'choice', initial: 'welcome-freebet', choices: offerKeys }],
      input: z.object({ player, offer: offerInput }),
      run: async ({ player: name, offer: key }) => {
        const row = await giveByHand(bonuses, idOf(name), key, randomUUID());
        return { bonus: row?.id ?? null };
      },
    }),
    command({
      name: 'bonus-expire',
      about: 'The time of a player’s bonuses of this offer is over',
      fields: [playerField, { name: 'offer', kind: 'choice', initial: 'welcome-freebet', choices: offerKeys }],
      input: z.object({ player, offer: offerInput }),
      run: async ({ player: name, offer: key }) => {
        const ended = await database
          .updateTable('bonus')
          .set({ expires_ms: worldNow() })
          .where('player_id', '=', idOf(name))
          .where('offer', '=', key)
          .executeTakeFirst();
        return { expired: Number(ended.numUpdatedRows) };
      },
    }),
    command({
      name: 'bonus-deactivate',
      about: 'A player’s bonuses of this offer are turned off',
      fields: [playerField, { name: 'offer', kind: 'choice', initial: 'welcome-freebet', choices: offerKeys }],
      input: z.object({ player, offer: offerInput }),
      run: async ({ player: name, offer: key }) => ({ deactivated: await deactivate(database, idOf(name), key) }),
    }),
    command({
      name: 'bonus-box',
      about: 'A player’s lootbox gives a box with the prize a number from 0 to 999 stands for',
      fields: [playerField, { name: 'drawn', kind: 'number', initial: '0' }],
      input: z.object({ player, drawn: z.int().min(0).max(999).default(0) }),
      run: ({ player: name, drawn }) =>
        ledger.write(async ({ transaction }) => {
          const rows = await bonusesOf(transaction, idOf(name));
          const row = rows.find(({ kind, status }) => kind === 'lootbox' && status === 'active');
          const known = row === undefined ? undefined : offerOf(row.offer);
          if (row === undefined || known?.kind !== 'lootbox') return { box: false };
          await putBox(transaction, row, known, { outcome: 'win', atMs: worldNow(), drawn });
          await changeBonus(transaction, row, {});
          return { box: true };
        }),
    }),
    ...poolCommands(bonuses),
  ];
}

/** What is open or can be activated; what was used up or has expired stays so. */
async function deactivate(database: Bonuses['database'], playerId: string, offer: string): Promise<number> {
  const ended = await database
    .updateTable('bonus')
    .set(({ eb }) => ({ status: 'deactivated', version: eb('version', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('offer', '=', offer)
    .where('status', 'in', ['available', 'active', 'not_available'])
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
