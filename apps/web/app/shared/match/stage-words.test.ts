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
  ] as const)('[BACKEND-1] %s', (_, status, kind, words) => {
    const tournament = { sport: { key: 'soccer', type: 'regular' } };
    expect(momentWords(t, { status, stage: { kind, number: 0 }, tournament } as Match)).toBe(words);
  });
});
