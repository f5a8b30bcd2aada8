import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInvariants, checkStored } from '../testing/walk-invariants.ts';
import { WalkWorld } from '../testing/walk-world.ts';
import type { Throw } from '../testing/walk-world.ts';
import { reduceTicket } from './reduce/reduce-ticket.ts';
import { emptyTicket } from './ticket.ts';
import type { Ticket } from './ticket.ts';

/** Ten thousand walks in parts, so that no test is long on a busy machine. */
const parts = Array.from({ length: 10 }, (_, part) => part + 1);
const walksPerPart = 1000;
const eventsMax = 60;

const sights = [
  'initial to processing',
  'processing to success',
  'processing to error',
  'processing to oddsChanged',
  'success to initial',
  'error to initial',
  'single',
  'combo',
  'system',
  'custom_bet',
];

const throws: fc.Arbitrary<Throw> = fc.tuple(fc.nat(7), fc.nat(60), fc.nat(60));

function walk(variant: number, steps: readonly Throw[], visit: (before: Ticket, after: Ticket) => void): void {
  const world = new WalkWorld(variant);
  let ticket: Ticket = emptyTicket;
  for (const step of steps) {
    const event = world.event(ticket, step);
    const next = reduceTicket(ticket, event, world.context);
    checkInvariants(ticket, event, next, world.context);
    if (next.ticket !== ticket) checkStored(next.ticket);
    visit(ticket, next.ticket);
    ticket = next.ticket;
  }
}

describe('random walks', () => {
  const seen = new Map<string, number>();

  it.each(parts)(
    `[TICKET-1] [TICKET-8] [BET-7] hold every invariant after every event of ${walksPerPart} walks, part %i`,
    (part) => {
      const walks = fc.property(
        fc.nat(104),
        fc.array(throws, { maxLength: eventsMax, size: 'max' }),
        (variant, steps) => {
          walk(variant, steps, (before, { kind, bets }) => {
            for (const sight of [`${before.kind} to ${kind}`, bets[0]?.betType ?? 'empty']) {
              seen.set(sight, (seen.get(sight) ?? 0) + 1);
            }
          });
        },
      );
      expect(() => fc.assert(walks, { numRuns: walksPerPart, seed: 20_260_100 + part })).not.toThrow();
    },
  );

  it('pass every state and every kind of bet often', () => {
    // Walks that never get anywhere would prove nothing.
    expect(sights.filter((sight) => (seen.get(sight) ?? 0) < 100)).toEqual([]);
  });

  it('never write into what they were given', () => {
    const walks = fc.property(
      fc.nat(104),
      fc.array(throws, { maxLength: eventsMax, size: 'max' }),
      (variant, steps) => {
        walk(variant, steps, (_, after) => deepFreeze(after));
      },
    );
    expect(() => fc.assert(walks, { numRuns: 200, seed: 7 })).not.toThrow();
  });
});

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}
