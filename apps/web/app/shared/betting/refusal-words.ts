import type { Refusal, RefusalCode } from '@slipstream/betting/refusals/refusal';
import type { LimitWarning } from '@slipstream/betting/limits/check-limits';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';
import { useTranslations } from 'use-intl';

import { useMoney } from '../money/use-money.ts';
import { useOddsText } from '../odds/use-odds-text.ts';

interface RefusalFacts {
  readonly currency: string;
  /** What a match is called, by the id of one of its selections. */
  readonly matchName: (selectionId: string) => string;
}

export type RefusalWords = (refusal: Refusal, facts: RefusalFacts) => string;

/** A reason of the rulebook in words, with its figures (LIMIT-5: every disabled state says why). */
export function useRefusalWords(): RefusalWords {
  const t = useTranslations('slip.refusal');
  const limitWords = useLimitWords();
  const money = useMoney();
  return (refusal, { currency, matchName }) => {
    if (isPlain(refusal)) return t(plainWords[refusal.code]);
    switch (refusal.code) {
      case 'not-available':
        return t('notAvailable', { count: refusal.selectionIds.length });
      case 'match-closed':
        return t('matchClosed', { match: matchName(refusal.selectionIds[0] ?? '') });
      case 'suspended':
        return t('suspended', { count: refusal.selectionIds.length });
      case 'no-system-fits':
        return t('noSystemFits', { count: refusal.selectionCount });
      case 'selection-limit':
      case 'odds-limit':
      case 'max-stake-limit':
      case 'payout-limit':
        return limitWords(refusal, currency);
      case 'fiat-rounding':
        return t('fiatRounding', { step: money(refusal.step as Minor, currency) });
      case 'balance-short':
        return t('balanceShort', { missing: money((refusal.needed - refusal.balance) as Minor, currency) });
      case 'slip-full':
        return t('slipFull', { limit: refusal.selectionsMax });
    }
  };
}

/** Reasons that need no figure. */
const plainWords = {
  'in-progress': 'inProgress',
  restoring: 'restoring',
  'no-bets': 'noBets',
  'sign-in': 'signIn',
  'player-forbidden': 'playerForbidden',
  'price-stale': 'priceStale',
  'odds-changed': 'oddsChanged',
  'same-match': 'sameMatch',
  'system-provider': 'systemProvider',
  'mixed-providers': 'mixedProviders',
  'singles-not-allowed': 'singlesNotAllowed',
  'stake-missing': 'stakeMissing',
  'custom-bets-off': 'customBetsOff',
  'custom-bet-too-small': 'customBetTooSmall',
  'custom-odds-missing': 'customOddsMissing',
  'one-selection': 'oneSelection',
  'already-that-type': 'alreadyThatType',
  'custom-bet-keeps-type': 'customBetKeepsType',
  'custom-bet-in-slip': 'customBetInSlip',
  'other-bets-in-slip': 'otherBetsInSlip',
  'custom-bet-other-match': 'customBetOtherMatch',
  'stake-invalid': 'stakeInvalid',
  'freebet-fixes-stake': 'freebetFixesStake',
  'no-price': 'noPrice',
  'bonus-not-available': 'bonusNotAvailable',
  'one-freebet-only': 'oneFreebetOnly',
  'nothing-to-restore': 'nothingToRestore',
  'win-not-above-stake': 'winNotAboveStake',
} as const satisfies Partial<Record<RefusalCode, string>>;

type PlainRefusal = Extract<Refusal, { readonly code: keyof typeof plainWords }>;

function isPlain(refusal: Refusal): refusal is PlainRefusal {
  return Object.hasOwn(plainWords, refusal.code);
}

type LimitRefusal = Extract<Refusal, { readonly limit: number }>;

/** The figure of a limit is a count, odds or money, by its kind. */
function useLimitWords(): (refusal: LimitRefusal, currency: string) => string {
  const t = useTranslations('slip.refusal');
  const money = useMoney();
  const odds = useOddsText();
  return ({ code, limit, currency: ofLimit }, currency) => {
    switch (code) {
      case 'selection-limit':
        return t('selectionLimit', { limit: limit - 1 });
      case 'odds-limit':
        return t('oddsLimit', { limit: odds(limit as TotalOdds) });
      case 'max-stake-limit':
        return t('maxStakeLimit', { limit: money(limit as Minor, ofLimit ?? currency) });
      case 'payout-limit':
        return t('payoutLimit', { limit: money(limit as Minor, ofLimit ?? currency) });
    }
  };
}

/** A limit that is met but lets the bet through (LIMIT-2, LIMIT-4). */
export function useWarningWords(): (warning: LimitWarning, currency: string) => string {
  const t = useTranslations('slip.warning');
  const money = useMoney();
  const odds = useOddsText();
  return ({ code, limit, currency: ofLimit }, currency) => {
    switch (code) {
      case 'odds-limit':
        return t('oddsLimit', { limit: odds(limit as TotalOdds) });
      case 'selection-limit':
      case 'max-stake-limit':
      case 'payout-limit':
        return t('payoutLimit', { limit: money(limit as Minor, ofLimit ?? currency) });
    }
  };
}
