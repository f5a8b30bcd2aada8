import { placeErrorCode, placeRefusalCodes, wrongOddsCodes } from '@slipstream/contract/entities/bets/place-error';
import { z } from 'zod';
import { command, type Command } from './command.ts';
import type { Book } from '../bets/book.ts';
import { endWaiting } from '../bets/acceptance/decide-due.ts';

const count = z.int().min(0).max(1_000).default(1);
const ms = z.int().min(0).max(600_000);
const countField = { name: 'count', kind: 'number', initial: '1' } as const;

/** A number may be written as text, as the page of levers does. */
const placeErrorCodeInput = z.preprocess(
  (code) => (/^\d+$/.test(String(code)) ? Number(code) : code),
  z.literal([...Object.values(placeErrorCode), ...wrongOddsCodes, ...placeRefusalCodes]),
);

/** What can go wrong with bets, on purpose, and how long the house takes. */
export function bookFaultCommands(book: Book): readonly Command[] {
  return [...faultCommands(book), ...timingCommands(book)];
}

function faultCommands({ faults }: Book): readonly Command[] {
  return [
    command({
      name: 'bet-reject',
      about: 'The next placement is refused with a code, such as 101 or max_stake_limit_exceeded',
      fields: [{ name: 'code', kind: 'text', initial: '101' }],
      input: z.object({ code: placeErrorCodeInput }),
      run: ({ code }) => {
        faults.rejectCode = code;
      },
    }),
    command({
      name: 'bet-answer-lost',
      about: 'So many answers about bets are lost after the money has moved',
      fields: [countField],
      input: z.object({ count }),
      run: ({ count: times }) => {
        faults.loseAnswers = times;
      },
    }),
    command({
      name: 'bet-answer-delay',
      about: 'So many answers about bets come late, after the money has moved',
      fields: [countField, { name: 'ms', kind: 'number', initial: '8000' }],
      input: z.object({ count, ms: ms.max(120_000) }),
      run: ({ count: times, ms: delayMs }) => {
        faults.delayAnswers = { count: times, ms: delayMs };
      },
    }),
    command({
      name: 'bet-price-move',
      about: 'So many placements meet prices that have just fallen by a twentieth',
      fields: [countField],
      input: z.object({ count }),
      run: ({ count: times }) => {
        faults.movePrices = times;
      },
    }),
    command({
      name: 'bet-database-busy',
      about: 'So many placements and cashouts find the database busy and answer 503',
      fields: [countField],
      input: z.object({ count }),
      run: ({ count: times }) => {
        faults.busyDatabase = times;
      },
    }),
  ];
}

function timingCommands(book: Book): readonly Command[] {
  return [
    command({
      name: 'bet-timing',
      about: 'How long a live bet waits, a trader thinks, an offer stands and a cashout takes, in real milliseconds',
      fields: [
        { name: 'liveDelayMs', kind: 'number', initial: '4000' },
        { name: 'traderMs', kind: 'number', initial: '3000' },
        { name: 'offerMs', kind: 'number', initial: '30000' },
        { name: 'cashoutMs', kind: 'number', initial: '1500' },
      ],
      input: z.object({
        liveDelayMs: ms.optional(),
        traderMs: ms.optional(),
        offerMs: ms.optional(),
        cashoutMs: ms.optional(),
      }),
      run: (changes) => void Object.assign(book.settings, definedOf(changes)),
    }),
    command({
      name: 'bet-decide',
      about: 'Whatever bets wait for is over now: live delays, traders, offers, cashouts',
      fields: [],
      input: z.object({}),
      run: async () => {
        await endWaiting(book);
        await book.round();
      },
    }),
  ];
}

function definedOf(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
