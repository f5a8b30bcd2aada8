import { marketStatus } from '@slipstream/units/market-status';
import { matchStatus } from '@slipstream/units/match-status';
import { z } from 'zod';
import { callOffBet } from '../bets/settlement/call-off-bet.ts';
import type { Core } from '../core/core.ts';
import { command, type Command, type Field } from './command.ts';

const match = z.string().regex(/^\d{1,20}$/);
const market = z.string().regex(/^\d{1,12}$/);
const matchField: Field = { name: 'match', kind: 'text', initial: '' };
const marketField: Field = { name: 'market', kind: 'text', initial: '1' };

/** `auto` is what the match's own script says. */
const matchStatuses = { auto: null, stopped: matchStatus.stopped, not_covered: matchStatus.notCovered } as const;
const marketStatuses = {
  auto: null,
  suspended: marketStatus.suspended,
  not_allowed: marketStatus.removed,
  handed_over: marketStatus.handedOver,
  cancelled: marketStatus.cancelled,
} as const;
const matchChoices = Object.keys(matchStatuses) as (keyof typeof matchStatuses)[];
const marketChoices = Object.keys(marketStatuses) as (keyof typeof marketStatuses)[];

/** What traders and providers say of matches, markets and bets, and what can't be waited for. */
export function tradingCommands(core: Core): readonly Command[] {
  return [...boardCommands(core), ...betCommands(core)];
}

function boardCommands({ world, clock }: Core): readonly Command[] {
  return [
    command({
      name: 'match-status',
      about: 'A match is stopped, or no longer covered; auto: as it is played',
      fields: [matchField, { name: 'status', kind: 'choice', initial: 'not_covered', choices: matchChoices }],
      input: z.object({ match, status: z.enum(matchChoices) }),
      run: ({ match: id, status }) =>
        world().engine.override((overrides) => {
          overrides.setStatus(id, matchStatuses[status]);
          return [id];
        }),
    }),
    command({
      name: 'market-status',
      about: 'A market of a match is suspended, taken away, handed over (-2) or cancelled (-4); auto: as it is played',
      fields: [
        matchField,
        marketField,
        { name: 'status', kind: 'choice', initial: 'cancelled', choices: marketChoices },
      ],
      input: z.object({ match, market, status: z.enum(marketChoices) }),
      run: ({ match: id, market: marketId, status }) =>
        world().engine.override((overrides) => {
          overrides.setMarket(id, marketId, { status: marketStatuses[status] });
          return [id];
        }),
    }),
    command({
      name: 'bet-stop',
      about: 'A market takes bets for so many more milliseconds of the world',
      fields: [matchField, marketField, { name: 'ms', kind: 'number', initial: '600000' }],
      input: z.object({ match, market, ms: z.int().min(0).max(604_800_000) }),
      run: ({ match: id, market: marketId, ms }) =>
        world().engine.override((overrides) => {
          overrides.setMarket(id, marketId, { betStopMs: clock.now() + ms });
          return [id];
        }),
    }),
  ];
}

/** A bet of anybody, by its id. */
function betCommands({ book, clock }: Core): readonly Command[] {
  return (['cancelled', 'withdrawn'] as const).map((status) =>
    command({
      name: status === 'cancelled' ? 'bet-cancel' : 'bet-withdraw',
      about: `A bet in play is ${status}, and what is left of its stake comes back`,
      fields: [{ name: 'bet', kind: 'text', initial: '' }],
      input: z.object({ bet: z.string().regex(/^[\w-]{1,80}$/) }),
      run: async ({ bet: id }) => {
        const bet = await book.writer.run((entry) => callOffBet(entry, id, status, clock.now()));
        if (bet !== null) book.tell(bet);
        return { bet: bet?.status ?? null };
      },
    }),
  );
}
