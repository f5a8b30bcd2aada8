import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command, type Command } from './command.ts';
import { demoId } from '../accounts/players/seed-demo-players.ts';
import { putBox } from '../bonuses/bets/settle-uses.ts';
import { bonusesOf, changeBonus } from '../bonuses/bonus-store.ts';
import type { Bonuses } from '../bonuses/bonuses.ts';
import { giveByHand } from '../bonuses/give.ts';
import { hitLevel } from '../bonuses/jackpots.ts';
import { jackpotOffers, offerOf, offers } from '../bonuses/offers.data.ts';

const player = z
  .string()
  .regex(/^[\w@.-]{1,80}$/)
  .default('ordinary');
const offerKeys = offers.map(({ key }) => key);
const offer = z.enum(offerKeys as [string, ...string[]]);
const jackpotKeys = jackpotOffers.map(({ key }) => key);
const playerField = { name: 'player', kind: 'text', initial: 'ordinary' } as const;

/** What a trader can do, and what would take days to wait for. A player is a demo player's key or an id. */
export function bonusCommands(bonuses: Bonuses): readonly Command[] {
  const { database, ledger, worldNow } = bonuses;
  return [
    command({
      name: 'bonus-issue',
      about: 'Gives a player a bonus, as a trader would',
      fields: [playerField, { name: 'offer', kind: 'choice', initial: 'welcome-freebet', choices: offerKeys }],
      input: z.object({ player, offer }),
      run: async ({ player: name, offer: key }) => {
        const row = await giveByHand(bonuses, idOf(name), key, randomUUID());
        return { bonus: row?.id ?? null };
      },
    }),
    command({
      name: 'bonus-expire',
      about: 'The time of a player’s bonuses of this offer is over',
      fields: [playerField, { name: 'offer', kind: 'choice', initial: 'welcome-freebet', choices: offerKeys }],
      input: z.object({ player, offer }),
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

function poolCommands({ database, ledger, worldNow, realNow }: Bonuses): readonly Command[] {
  return [
    command({
      name: 'jackpot-hit',
      about: 'A player hits a level of a jackpot now',
      fields: [
        playerField,
        { name: 'jackpot', kind: 'choice', initial: 'city-lights', choices: jackpotKeys },
        { name: 'level', kind: 'choice', initial: 'mini', choices: ['mini', 'major', 'grand'] },
      ],
      input: z.object({
        player,
        jackpot: z.enum(jackpotKeys as [string, ...string[]]).default('city-lights'),
        level: z.enum(['mini', 'major', 'grand']).default('mini'),
      }),
      run: async ({ player: name, jackpot: wanted, level: code }) => {
        const jackpot = jackpotOffers.find(({ key }) => key === wanted);
        const level = jackpot?.levels.find((known) => known.code === code);
        if (jackpot === undefined || level === undefined) return { hit: null };
        const winner = { id: null, playerId: idOf(name) };
        const hit = { offer: jackpot, level, winner, atMs: worldNow(), realMs: realNow() };
        return { hit: await ledger.write((entry) => hitLevel(entry, hit)) };
      },
    }),
    command({
      name: 'tournament-end',
      about: 'The tournament is over; places are approved and paid in the next seconds',
      fields: [],
      input: z.object({}),
      run: async () => {
        await database.updateTable('tournament').set({ ends_ms: worldNow() }).where('state', '=', 'active').execute();
      },
    }),
  ];
}

function idOf(name: string): string {
  return /^(demo-|p-)/.test(name) ? name : demoId(name);
}
