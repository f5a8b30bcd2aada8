import type { AmbProgress } from '@slipstream/contract/entities/bonuses/amb-progress';
import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import type { UserBonusStatus } from '@slipstream/contract/entities/bonuses/bonus-status';
import type { BonusId } from '@slipstream/units/ids';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import type { BonusesStore } from '../../state/bonuses/bonuses-store.ts';
import { BonusCard } from './bonus-card.tsx';
import { AmbBar } from './bonus-center.tsx';
import { PromoCode } from './promo-code.tsx';

describe('a promo code', () => {
  const redeem = vi.fn<(code: string) => Promise<unknown>>();

  async function typed(code: string) {
    const page = renderOnPage(<PromoCode store={{ redeem } as unknown as BonusesStore} />);
    const field = page.container.querySelector('input')!;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
    });
    await act(async () => {
      page.container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await Promise.resolve();
    });
    return { field, text: page.container.textContent };
  }

  it('is not asked for when it cannot be one', async () => {
    const { field } = await typed('no code!');
    expect(redeem).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is redeemed without the spaces around it, and the field is empty again', async () => {
    redeem.mockResolvedValueOnce({ kind: 'done' });
    const { field } = await typed(' WELCOME ');
    expect(redeem).toHaveBeenCalledWith('WELCOME');
    expect(field.value).toBe('');
  });

  it('that the server refuses stays, with the server’s words', async () => {
    redeem.mockResolvedValueOnce({ kind: 'refused', message: 'This code is used up.' });
    const { field, text } = await typed('USED');
    expect([field.value, text]).toEqual(['USED', expect.stringContaining('This code is used up.')]);
  });
});

const range = (betsCount: number, reached: boolean) => ({ betsCount, reached, amount: 500 });
const progress = (...ranges: readonly object[]) =>
  ({ currency: 'EUR', minStake: 200, progressCount: 3, ranges, issueTo: null }) as unknown as AmbProgress;

describe('the way to the next freebet', () => {
  it('counts the bets that are missing', () => {
    const { container } = renderOnPage(<AmbBar progress={progress(range(2, true), range(5, false))} />);
    expect(container.textContent).toMatch(/2 .*€2\.00.*€5\.00/);
  });

  it('[BONUS-2] says until when bets count, if that has an end', () => {
    const ending = { ...progress(range(5, false)), issueTo: '2030-01-02T12:00:00Z' } as AmbProgress;
    expect(renderOnPage(<AmbBar progress={ending} />).container.textContent).toMatch(/Ends .*2/);
  });

  it('is not shown when all is reached', () => {
    expect(renderOnPage(<AmbBar progress={progress(range(2, true))} />).container.textContent).toBe('');
  });
});

const bonus = (changes: object) =>
  ({
    id: 'b1' as BonusId,
    bonusType: 'freebet',
    type: 'freebet_only_win',
    amount: 500,
    currency: 'EUR',
    name: 'Weekend freebet',
    description: 'For a single.',
    userBonusStatus: 'available',
    issued: { expiredAt: null },
    validTo: null,
    banners: [],
    ...changes,
  }) as unknown as Bonus;

describe('[BONUS-6] a bonus in short', () => {
  it('opens its details, named for screen readers', async () => {
    const onOpen = vi.fn<() => void>();
    const { press, texts } = renderOnPage(<BonusCard bonus={bonus({})} more={{ onOpen }} />);
    expect(texts('h3')).toEqual(['Weekend freebet']);
    await press('Details of Weekend freebet');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('[BONUS-9] of a paused tournament says so, also to who has entered it', () => {
    const tournament = {
      bonusType: 'tournament',
      poolState: 'paused',
      farming: { points: 0, potentialPoints: 0 },
      userBonusStatus: 'not_available',
    };
    const { container } = renderOnPage(<BonusCard bonus={bonus(tournament)} more={{ onOpen: () => undefined }} />);
    expect(container.querySelector('header')?.textContent).toMatch(/Paused$/);
  });

  it.each([
    ['available', 'Available', false],
    ['active', 'Active', false],
    ['not_available', 'Not available', false],
    ['deactivated', 'Turned off', true],
    ['bonus_over', 'Used up', true],
    ['expired', 'Expired', true],
    ['overridden', 'Replaced', true],
    ['unknown', 'Unknown', true],
  ] as const satisfies readonly [UserBonusStatus, string, boolean][])(
    'that is %s says "%s", and is over: %s',
    (userBonusStatus, words, isOver) => {
      const { container } = renderOnPage(
        <BonusCard bonus={bonus({ userBonusStatus })} more={{ onOpen: () => undefined }} />,
      );
      expect(container.querySelector('header')?.lastElementChild?.textContent).toBe(words);
      expect(container.querySelector('article')?.getAttribute('data-over')).toBe(isOver ? 'true' : null);
    },
  );
});
