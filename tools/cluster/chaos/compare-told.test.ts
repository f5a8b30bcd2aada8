import { describe, expect, it } from 'vitest';
import { compareTold, untold } from './compare-told.ts';

const bet = { id: 'b', status: 'done', stake: 100, paid: 250 };
const told = { status: 'done', stake: 100, paid: 250 };

describe('what players were told', () => {
  it.each([
    ['what is kept', { b: told }, [bet], [0, 0, 0]],
    ['an open bet that ended since', { b: { ...told, status: 'waiting_results', paid: null } }, [bet], [0, 0, 0]],
    ['a bet that is not there', { b: told }, [], [1, 0, 0]],
    ['nothing of a bet that is there', {}, [bet], [0, 1, 0]],
    ['another stake', { b: { ...told, status: 'submitted', stake: 99 } }, [bet], [0, 0, 1]],
    ['another payment', { b: { ...told, paid: 0 } }, [bet], [0, 0, 1]],
    ['another end', { b: { ...told, status: 'rejected' } }, [bet], [0, 0, 1]],
  ] as const)('[PLACE-6] %s', (_, answers, kept, counts) => {
    const { lost, doubled, different } = compareTold(new Map(Object.entries(answers)), kept);
    expect([lost.length, doubled.length, different.length]).toEqual(counts);
  });

  it.each([
    ['the end of a bet', { b: told }, []],
    ['nothing', {}, ['b: last told nothing, kept done with 250 paid']],
    [
      'only what came before the end',
      { b: { status: 'ready_to_process', paid: null } },
      ['b: last told ready_to_process with nothing paid, kept done with 250 paid'],
    ],
  ] as const)('[RUN-8] a private channel that told %s', (_, events, problems) => {
    expect(untold(new Map(Object.entries(events)), [bet])).toEqual(problems);
  });
});
