import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { PlayerEvent } from '@slipstream/contract/live/player-events';
import type { Minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';

import { PlayerFeed } from '../feed/player-feed.ts';
import { betOf } from './bet-fixture.ts';
import { BetsCache, isListed } from './bets-cache.ts';

function opened(...bets: Bet[]) {
  const feed = new PlayerFeed();
  const book = new BetsCache(feed);
  book.put(bets);
  return { feed, book, tell: (event: Partial<PlayerEvent>) => feed.tell({ atMs: 0, ...event } as PlayerEvent) };
}

const leg = (outcome: string, status: string) =>
  ({ id: 's1', status, market: { name: outcome }, outcome: { name: outcome }, match: { nameA: outcome } }) as never;

describe('BetsCache', () => {
  it('[MYBETS-5] a bet update replaces the bet by id, an older one does not', () => {
    const { book, tell } = opened(betOf({ version: 2 }));
    tell({ event: 'bet_changed', bet: betOf({ version: 3, status: 'done' }) });
    expect(book.get(betOf().id)?.status).toBe('done');
    tell({ event: 'bet_changed', bet: betOf({ version: 1, status: 'waiting_results' }) });
    expect(book.get(betOf().id)?.status).toBe('done');
  });

  it('[MYBETS-5] a cashout update sets the amount on the bet, unless a later offer is known', () => {
    const { book, tell } = opened(betOf());
    const { id, cashout } = betOf();
    tell({ event: 'bet_cashout_changed', betId: id, toCashout: 900 as Minor, cashout: { ...cashout, version: 5 } });
    expect(book.get(id)?.toCashout).toBe(900);
    tell({ event: 'bet_cashout_changed', betId: id, toCashout: 800 as Minor, cashout: { ...cashout, version: 4 } });
    expect(book.get(id)?.toCashout).toBe(900);
  });

  it('[MYBETS-5] a bet keeps the newer offer when the bet itself changes', () => {
    const { book, tell } = opened(betOf());
    const { id, cashout } = betOf();
    tell({ event: 'bet_cashout_changed', betId: id, toCashout: 900 as Minor, cashout: { ...cashout, version: 5 } });
    tell({ event: 'bet_changed', bet: betOf({ version: 7 }) });
    expect(book.get(id)).toMatchObject({ version: 7, toCashout: 900 });
  });

  it('[MYBETS-5] an update in the language of the account leaves the names of the page', () => {
    const { book, tell } = opened(betOf({ selections: [leg('Unentschieden', 'open')] }));
    tell({ event: 'bet_changed', bet: betOf({ version: 2, selections: [leg('Draw', 'won')] }) });
    expect(book.get(betOf().id)?.selections).toMatchObject([
      {
        status: 'won',
        market: { name: 'Unentschieden' },
        outcome: { name: 'Unentschieden' },
        match: { nameA: 'Unentschieden' },
      },
    ]);
  });

  it('[MYBETS-5] a rejected VIP bet is in no list', () => {
    expect(isListed(betOf({ status: 'rejected', isVip: true }))).toBe(false);
    expect(isListed(betOf({ status: 'rejected', isVip: false }))).toBe(true);
  });

  it('tells who listens, once for each change', () => {
    const { book } = opened(betOf());
    const heard: number[] = [];
    book.subscribe(({ version }) => heard.push(version));
    book.put([betOf({ version: 2 }), betOf({ version: 1 })]);
    expect(heard).toEqual([2]);
  });
});
