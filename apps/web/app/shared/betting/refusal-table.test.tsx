import type { Refusal, RefusalCode } from '@slipstream/betting/refusals/refusal';
import { refusalCodeOf } from '@slipstream/betting/refusals/server-refusal';
import type { SelectionId } from '@slipstream/betting/ticket/selection';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { localeCodes } from '@slipstream/locales/locale';
import type { MatchId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';

import { SiteProvider, type Site } from '../../site/site.tsx';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { MessagesProvider } from '../messages/messages-provider.tsx';
import { refusalTable, remedyFor } from './refusal-table.ts';
import { useRefusalWords, useWarningWords } from './refusal-words.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const selectionIds = ['a', 'b', 'c', 'd', 'e'] as unknown as readonly SelectionId[];
const matchId = 'm' as MatchId;
const limit = minor(50_000);
const currency = 'USD';

/** The facts of every refusal that has some, and what its words must show of them. */
const withFacts: { readonly [Code in RefusalCode]?: readonly [Omit<Refusal<Code>, 'code'>, ...string[]] } = {
  match_closed: [{ selectionIds, status: 4 }, 'Home – Away'],
  selection_suspended: [{ selectionIds }, '5'],
  selection_not_available: [{ selectionIds }, '5'],
  price_stale: [{ selectionIds }],
  odds_changed: [{ selectionIds }],
  slip_full: [{ selectionsMax: 40 }, '40'],
  same_match: [{ selectionIds, matchId }],
  system_provider: [{ selectionIds, provider: 'oddin' }],
  mixed_providers: [{ selectionIds, providers: ['oddin', 'betradar'] }],
  custom_bet_other_match: [{ matchId }],
  already_that_type: [{ betType: 'combo' }],
  singles_not_allowed: [{ providers: ['oddin'] }],
  system_not_available: [{ selectionCount: 5 }, '5'],
  selection_limit_exceeded: [{ limit: 12 }, '11'],
  odds_limit_exceeded: [{ limit: odds(2500) }, '2.50'],
  max_stake_limit_exceeded: [{ limit, currency }, '500', currency],
  payout_limit_exceeded: [{ limit, currency }, '500', currency],
  min_stake_limit_not_reached: [{ limit, currency }, '500', currency],
  stake_too_low: [{ selectionIds }],
  stake_invalid: [{ stakeMinorMax: limit }],
  stake_not_payable: [{ total: limit, step: 10, currency: 'EUR' }, 'EUR'],
  insufficient_balance: [{ balance: minor(2000), needed: minor(5000) }, '30', 'EUR'],
  potential_win_too_low: [{ potentialWin: limit, stake: limit }],
};

const codes = Object.keys(refusalTable) as RefusalCode[];

const refusalOfCode = (code: RefusalCode) => ({ ...withFacts[code]?.[0], code }) as Refusal;

/** Words with the digits of every script as 0 to 9 and without marks of direction. */
function plain(words: string): string {
  return words
    .replaceAll(/[\u2066-\u2069\u200E\u200F\u061C]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
}

/** A figure as a language shows it: a currency has its own sign in each. */
function shownAs(figure: string, locale: string): string {
  if (!/^[A-Z]{3}$/.test(figure)) return figure;
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: figure }).formatToParts(1);
  return plain(parts.find(({ type }) => type === 'currency')?.value ?? figure);
}

describe.each(localeCodes)('the refusals in %s', async (locale) => {
  const messages = await loadCatalogue(locale);
  const words = new Map<string, string>();

  function Draw() {
    const refusalWords = useRefusalWords();
    const warningWords = useWarningWords();
    const setting = { currency: 'EUR', matchName: () => 'Home – Away' };
    for (const code of codes) words.set(code, plain(refusalWords(refusalOfCode(code), setting)));
    words.set('odds', plain(warningWords({ code: 'odds_limit_exceeded', limit: odds(2500) }, 'EUR')));
    words.set('payout', plain(warningWords({ code: 'payout_limit_exceeded', limit, currency }, 'EUR')));
    return null;
  }

  act(() =>
    createRoot(document.createElement('div')).render(
      <MessagesProvider locale={locale} messages={messages}>
        <SiteProvider site={{ locale, direction: 'ltr' } as unknown as Site}>
          <StoresContext value={createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' })}>
            <Draw />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );

  it.each(codes)('[LIMIT-5] %s has words that show its facts', (code) => {
    const [, ...shown] = withFacts[code] ?? [null];
    // A message that fails, for want of a figure, is drawn as its key.
    expect(words.get(code)).not.toMatch(/[{}]|^refusals\b|^$/);
    for (const figure of shown) expect(words.get(code)).toContain(shownAs(figure, locale));
  });

  it('[LIMIT-2] [LIMIT-4] a limit that only warns has words of its own', () => {
    expect(words.get('odds')).toContain('2.50');
    expect(words.get('payout')).toContain('500');
    expect([words.get('odds_limit_exceeded'), words.get('payout_limit_exceeded')]).not.toContain(words.get('odds'));
  });
});

it.each([
  [[118], 'missed_auth_fields'],
  [['profile_incomplete'], 'missed_auth_fields'],
  [['phone_not_verified'], 'phone_verification'],
  [['insufficient_balance'], 'deposit'],
  [['player_limit_reached'], 'limits'],
  // A remedy for one of the bets counts where the whole has none.
  [['refused', 'insufficient_balance'], 'deposit'],
  [[101], null],
  [['constructor'], null],
] as const)('[PLACE-8] what can be done about %j is %s', (sent, expected) => {
  const remedy = remedyFor(sent.map(refusalCodeOf));
  expect(remedy === null ? null : remedy.kind === 'flow' ? remedy.flow : remedy.page).toBe(expected);
});
