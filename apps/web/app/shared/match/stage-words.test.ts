import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { matchStatus } from '@slipstream/units/match-status';
import { describe, expect, it } from 'vitest';

import { momentWords } from './stage-words.ts';

const t = ((key: string) => key) as unknown as Parameters<typeof momentWords>[0];

describe('what a match that has begun says about its moment', () => {
  it.each([
    ['live without a stage, which a backend may leave out', matchStatus.live, 'not_started', 'liveNow'],
    ['live with its stage', matchStatus.live, 'overtime', 'stage.overtime'],
    ['over', matchStatus.finished, 'ended', 'stage.ended'],
    ['stopped before it began', matchStatus.stopped, 'not_started', 'stage.delayed'],
    ['stopped while it was played', matchStatus.stopped, 'period', 'stage.interrupted'],
  ] as const)('[BACKEND-1] [CAT-5] %s', (_, status, kind, words) => {
    const tournament = { sport: { key: 'soccer', type: 'regular' } };
    expect(momentWords(t, { status, stage: { kind, number: 0 }, tournament } as Match)).toBe(words);
  });
});
