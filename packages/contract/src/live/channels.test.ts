import type { MatchId, PlayerId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';
import { type Channel, channelLocale, channelOf, parseChannel } from './channels.ts';

describe('channels', () => {
  it.each<[Channel, string]>([
    [{ kind: 'updates', locale: 'en' }, 'updates:en'],
    [{ kind: 'updates', locale: 'en-PH' }, 'updates:en-PH'],
    [{ kind: 'match', locale: 'de', matchId: '48213377' as MatchId }, 'match:de.48213377'],
    [{ kind: 'match', locale: 'de', matchId: 'sr:match:48213377' as MatchId }, 'match:de.sr:match:48213377'],
    [{ kind: 'player', playerId: 'p.17' as PlayerId }, '$player:p.17'],
  ])('[RT-4] %o is %s, both ways', (channel, name) => {
    expect(channelOf(channel)).toBe(name);
    expect(parseChannel(name)).toEqual(channel);
  });

  it.each(['pt-BR', 'pt'])('[RT-4] the Brazilian locale %s listens to pt', (locale) => {
    expect(channelLocale(locale)).toBe('pt');
    expect(channelOf({ kind: 'updates', locale })).toBe('updates:pt');
  });

  it.each(['', 'updates', 'updates:', 'match:en', 'match:.1', 'player:17', '$player:', '$updates:en', 'updates:en x'])(
    '[RT-4] %j is no channel of ours',
    (name) => {
      expect(parseChannel(name)).toBeNull();
    },
  );
});
