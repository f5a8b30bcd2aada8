import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { contextOf, currency, eur, idOf, legOf, noLimits, pickOf, placing } from '../testing/fixtures.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import { quickBetOff } from './quick-bet.ts';
import type { QuickBet, QuickBetEvent } from './quick-bet.ts';
import { reduceQuickBet } from './reduce-quick-bet.ts';

const context = contextOf();
const off = quickBetOff(eur);
const live = pickOf('a', { matchStatus: 1 });
const ready: readonly QuickBetEvent[] = [{ kind: 'toggled' }, stake(100)];
const armed = run(ready);
const waiting = run([pick()], context, armed);

function stake(value: number): QuickBetEvent {
  return { kind: 'stake-changed', stake: minor(value) };
}

function pick(of = pickOf('a')): QuickBetEvent {
  return { kind: 'outcome-picked', pick: of };
}

function customPick(customOdds = 3500): QuickBetEvent {
  return { kind: 'custom-bet-picked', picks: [legOf('1'), legOf('2')], customOdds: odds(customOdds) };
}

function balance(value: number, code = 'EUR'): QuickBetEvent {
  return { kind: 'balance-changed', currency: code, balance: minor(value) };
}

function run(events: readonly QuickBetEvent[], where: TicketContext = context, from: QuickBet = off): QuickBet {
  return events.reduce((quickBet, event) => reduceQuickBet(quickBet, event, where).quickBet, from);
}

describe('the switch', () => {
  it('[QUICK-1] starts off, with every field', () => {
    expect(off).toEqual({
      isEnabled: false,
      state: 'initial',
      bet: null,
      stake: 0,
      currency: 'EUR',
      error: null,
      acceptMode: 'none',
      warnings: [],
      placement: null,
      placedBets: [],
    });
  });

  it.each([
    ['toggling', { kind: 'toggled' }, { isEnabled: false }],
    ['another stake', stake(50), { stake: 50, isEnabled: true }],
    ['another currency', { kind: 'currency-changed' }, { stake: 0, isEnabled: true }],
  ] as const)('[QUICK-2] %s changes that and nothing else', (_, event, changes) => {
    expect(run([event], context, armed)).toEqual({ ...armed, ...changes });
  });

  it('[QUICK-2] one switch and a stake arm it; without a stake a live tap waits for one', () => {
    const step = reduceQuickBet(run([{ kind: 'toggled' }]), pick(live), context);
    expect(step).toMatchObject({ result: { kind: 'applied' }, effects: [], quickBet: { bet: { stake: 0 } } });
    const staked = run([stake(300)], context, step.quickBet);
    expect(staked.bet).toMatchObject({ stake: 300 });
    expect(run([placing() as QuickBetEvent], context, staked).state).toBe('processing');
    expect(reduceQuickBet(run([{ kind: 'toggled' }, stake(1)]), pick(live), context).effects).toEqual([
      { kind: 'place' },
    ]);
  });

  it.each([-1, 0.5, Number.NaN, 100_000_000_000_001])('refuses a stake of %s', (value) => {
    const event: QuickBetEvent = { kind: 'stake-changed', stake: value as never };
    const refusals = [{ code: 'stake_invalid', stakeMinorMax: 100_000_000_000_000 }];
    expect(reduceQuickBet(armed, event, context)).toEqual({
      quickBet: armed,
      result: { kind: 'refused', refusals },
      effects: [],
    });
  });

  it('takes the most there is', () => {
    expect(run([stake(100_000_000_000_000)]).stake).toBe(100_000_000_000_000);
  });

  it('[QUICK-2] a bet that waits takes the new stake, and is let go in another currency', () => {
    expect(run([stake(250)], context, waiting).bet).toMatchObject({ stake: 250, profit: 250 });
    const usd = contextOf({ currency: currency('USD') });
    expect(run([{ kind: 'currency-changed' }], usd, waiting)).toMatchObject({ bet: null, currency: 'USD', stake: 0 });
  });

  it('a bet under way keeps the stake it was sent with', () => {
    const busy = run([placing() as QuickBetEvent], context, waiting);
    expect(run([stake(999)], context, busy)).toMatchObject({ stake: 999, bet: { stake: 100 } });
    expect(run([{ kind: 'currency-changed' }], context, busy)).toMatchObject({
      stake: 0,
      state: 'processing',
      bet: { stake: 100 },
    });
  });

  it('a mode is remembered', () => {
    expect(run([{ kind: 'accept-mode-changed', mode: 'any' }]).acceptMode).toBe('any');
  });

  it('sign-out closes it', () => {
    expect(run([{ kind: 'signed-out' }], context, armed)).toEqual({ ...armed, isEnabled: false });
  });
});

describe('a balance', () => {
  it.each([
    ['zero', balance(0), false],
    ['below the quick stake', balance(99), false],
    ['just the quick stake', balance(100), true],
    ['of another currency', balance(0, 'USD'), true],
  ])('[QUICK-6] %s: stays on is %s', (_, event, isEnabled) => {
    const step = reduceQuickBet(armed, event, context);
    expect(step.quickBet).toEqual(isEnabled ? armed : { ...armed, isEnabled: false });
    expect(step.result).toEqual({ kind: isEnabled ? 'ignored' : 'applied' });
  });

  it('[QUICK-6] zero switches off without any stake too, and off stays off', () => {
    expect(run([{ kind: 'toggled' }, balance(0)]).isEnabled).toBe(false);
    expect(run([{ kind: 'toggled' }, balance(1)]).isEnabled).toBe(true);
    expect(reduceQuickBet(off, balance(0), context)).toEqual({
      quickBet: off,
      result: { kind: 'ignored' },
      effects: [],
    });
  });
});

describe('picking', () => {
  it('[QUICK-4] is ignored while quick bet is off', () => {
    expect(reduceQuickBet(off, pick(), context)).toEqual({ quickBet: off, result: { kind: 'ignored' }, effects: [] });
  });

  it('[QUICK-4] checks limits first and shows what they say', () => {
    const limits = { ...noLimits, maxStakeLimit: { fiat: { EUR: { amount: minor(100) } }, crypto: {} } };
    const step = reduceQuickBet(armed, pick(live), contextOf({ limits }));
    expect(step.effects).toEqual([]);
    expect(step.result).toMatchObject({ kind: 'refused', refusals: [{ code: 'max_stake_limit_exceeded' }] });
    expect(step.quickBet).toMatchObject({
      state: 'error',
      error: { refusal: { code: 'max_stake_limit_exceeded', limit: 100, currency: 'EUR' } },
    });
  });

  it('[QUICK-4] a live match without custom odds goes straight to placing', () => {
    const step = reduceQuickBet(armed, pick(live), context);
    expect(step).toMatchObject({ result: { kind: 'applied' }, effects: [{ kind: 'place' }] });
    expect(step.quickBet.bet).toMatchObject({ betType: 'single', stake: 100, odds: 2000, profit: 100 });
  });

  it.each([
    ['a match that has not begun', armed, pick()],
    [
      'a custom bet, live or not',
      armed,
      { kind: 'custom-bet-picked', picks: [live, { ...legOf('2'), matchStatus: 1 }], customOdds: odds(3000) },
    ],
    ['no stake', run([{ kind: 'toggled' }]), pick(live)],
  ] as const)('[QUICK-4] waits: %s', (_, from, event) => {
    const step = reduceQuickBet(from, event, context);
    expect(step.result).toEqual({ kind: 'applied' });
    expect(step.effects).toEqual([]);
    expect(step.quickBet.bet).not.toBeNull();
  });

  it('[QUICK-3] waits with a warning', () => {
    const limits = { ...noLimits, oddsLimit: { value: odds(2000), action: 'accept' } } as const;
    const step = reduceQuickBet(armed, pick(live), contextOf({ limits }));
    expect(step.effects).toEqual([]);
    expect(step.quickBet.warnings.map(({ code }) => code)).toEqual(['odds_limit_exceeded']);
  });

  it('a custom bet is priced as one', () => {
    expect(run([customPick()], context, armed).bet).toMatchObject({
      betType: 'custom_bet',
      odds: 3500,
      acceptedCustomOdds: 3500,
      profit: 250,
    });
  });

  it.each([
    ['a match that ended', pick(pickOf('a', { matchStatus: 4 })), context, 'match_closed'],
    ['selection_suspended', pick(pickOf('a', { isSuspended: true })), context, 'selection_suspended'],
    ['custom bets switched off', customPick(), contextOf({ isCustomBetEnabled: false }), 'custom_bet_off'],
  ] as const)('is refused: %s', (_, event, where, code) => {
    const step = reduceQuickBet(armed, event, where);
    expect(step.quickBet).toBe(armed);
    expect(step.result).toMatchObject({ kind: 'refused', refusals: [{ code }] });
  });

  it('is refused while another is under way, and starts afresh after an answer', () => {
    const busy = run([placing() as QuickBetEvent], context, waiting);
    expect(reduceQuickBet(busy, pick(), context).result).toEqual({
      kind: 'refused',
      refusals: [{ code: 'in_progress' }],
    });
    const done = run(
      [{ kind: 'placement-succeeded', key: 'key-1', placed: { placedBets: [], messagesByBet: [] } }],
      context,
      busy,
    );
    expect(run([pick(pickOf('b'))], context, done)).toMatchObject({
      state: 'initial',
      bet: { selections: [{ id: idOf('b') }] },
    });
  });
});
