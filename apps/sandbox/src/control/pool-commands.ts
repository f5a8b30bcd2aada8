import { poolStateWire } from '@slipstream/contract/entities/bonuses/bonus-status';
import { z } from 'zod';
import type { Bonuses } from '../bonuses/bonuses.ts';
import { hitLevel, setLevelState } from '../bonuses/jackpots.ts';
import { jackpotOffers } from '../bonuses/offers.data.ts';
import { endWithoutPrizes, pauseTournaments, tournamentOffers } from '../bonuses/tournaments.ts';
import { command, type Command, type Field } from './command.ts';
import { playerField, playerIdOf, playerInput } from './player-input.ts';

const jackpotKeys = jackpotOffers.map(({ key }) => key);
const levels = ['mini', 'major', 'grand'] as const;
const states = poolStateWire.options;
const jackpotFields: readonly Field[] = [
  { name: 'jackpot', kind: 'choice', initial: 'city-lights', choices: jackpotKeys },
  { name: 'level', kind: 'choice', initial: 'mini', choices: levels },
];
const jackpotInput = {
  jackpot: z.enum(jackpotKeys as [string, ...string[]]).default('city-lights'),
  level: z.enum(levels).default('mini'),
};

/** What happens to the pools of jackpots and tournaments. */
export function poolCommands(bonuses: Bonuses): readonly Command[] {
  return [...jackpotCommands(bonuses), ...tournamentCommands(bonuses)];
}

function jackpotCommands({ ledger, worldNow, realNow }: Bonuses): readonly Command[] {
  return [
    command({
      name: 'jackpot-hit',
      about: 'A player hits a level of a jackpot now',
      fields: [playerField, ...jackpotFields],
      input: z.object({ player: playerInput, ...jackpotInput }),
      run: async ({ player: name, ...wanted }) => {
        const found = levelOf(wanted);
        if (found === null) return { hit: null };
        const winner = { id: null, playerId: playerIdOf(name) };
        const hit = { ...found, winner, atMs: worldNow(), realMs: realNow() };
        return { hit: await ledger.write((entry) => hitLevel(entry, hit)) };
      },
    }),
    command({
      name: 'jackpot-level',
      about:
        'A level of a jackpot is active, paused, disabled, finished or only created; only an active one can be hit',
      fields: [...jackpotFields, { name: 'state', kind: 'choice', initial: 'paused', choices: states }],
      input: z.object({ ...jackpotInput, state: poolStateWire }),
      run: async ({ state, ...wanted }) => {
        const found = levelOf(wanted);
        if (found !== null) await ledger.write((entry) => setLevelState(entry, found.offer, found.level, state));
      },
    }),
  ];
}

function levelOf(wanted: { readonly jackpot: string; readonly level: string }) {
  const offer = jackpotOffers.find(({ key }) => key === wanted.jackpot);
  const level = offer?.levels.find(({ code }) => code === wanted.level);
  return offer === undefined || level === undefined ? null : { offer, level };
}

function tournamentCommands({ database, ledger, worldNow }: Bonuses): readonly Command[] {
  const endAll = (state: 'finished' | 'disabled') =>
    ledger.write(async (entry) => {
      for (const offer of tournamentOffers) await endWithoutPrizes(entry, offer, state, worldNow());
    });
  return [
    command({
      name: 'tournament-end',
      about: 'The tournament is over; places are approved and paid in the next seconds',
      fields: [],
      input: z.object({}),
      run: async () => {
        const ended = database.updateTable('tournament').set({ ends_ms: worldNow() });
        await ended.where('state', 'in', ['active', 'paused']).execute();
      },
    }),
    command({
      name: 'tournament-state',
      about: 'The tournament is paused, active again, or disabled for good, without prizes',
      fields: [{ name: 'state', kind: 'choice', initial: 'paused', choices: ['paused', 'active', 'disabled'] }],
      input: z.object({ state: z.enum(['paused', 'active', 'disabled']) }),
      run: async ({ state }) => {
        if (state === 'disabled') await endAll('disabled');
        else await ledger.write((entry) => pauseTournaments(entry, state === 'paused'));
      },
    }),
    command({
      name: 'tournament-decline',
      about: 'The tournament is over and its prizes are declined; the pool goes back to the house',
      fields: [],
      input: z.object({}),
      run: async () => {
        await endAll('finished');
      },
    }),
  ];
}
