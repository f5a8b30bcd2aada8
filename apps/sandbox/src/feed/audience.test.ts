import { channelOf } from '@slipstream/contract/live/channels';
import type { MatchId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';
import { Audience } from './audience.ts';

const list = channelOf({ kind: 'updates', locale: 'en' });
const match = (id: string) => channelOf({ kind: 'match', locale: 'en', matchId: id as MatchId });
const hear = (audience: Audience, channels: readonly string[], nowMs: number) =>
  audience.hear(channels, ['en'], nowMs).map(({ name }) => name);

describe('[RT-8] channels that need a snapshot', () => {
  it('are those of matches that rested', () => {
    const audience = new Audience();
    expect(hear(audience, [list, match('1')], 0)).toEqual([]);
    expect(hear(audience, [list], 61_000)).toEqual([]);
    expect(hear(audience, [list, match('1'), match('2')], 90_000)).toEqual([match('1')]);
  });

  it('are those of matches that another process may have let rest before this one started', () => {
    const audience = new Audience(true);
    expect(hear(audience, [list, match('1')], 0)).toEqual([]);
    expect(hear(audience, [list, match('1'), match('2')], 10_000)).toEqual([match('2')]);
    expect(hear(audience, [list, match('1'), match('2'), match('3')], 700_000)).toEqual([]);
  });
});
