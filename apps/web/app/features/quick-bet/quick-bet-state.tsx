import type { QuickBet } from '@slipstream/betting/quick-bet/quick-bet';
import { refusalsForQuickPlacing } from '@slipstream/betting/quick-bet/refusals-for-quick-placing';
import type { Bet as PlacedBet } from '@slipstream/contract/entities/bets/bet';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useRefusalWords, useWarningWords } from '../../shared/betting/refusal-words.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useBetOddsText, useOddsText } from '../../shared/odds/use-odds-text.ts';
import { placedPhaseOf } from '../../state/quick-bet/placed-phase.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useSlipTerms } from '../../state/slip/use-ticket.ts';

export interface TapAnswer {
  readonly tone: 'plain' | 'good' | 'bad';
  readonly words: string;
  /** What the player can do about it, if anything. */
  readonly action: 'place' | 'accept-odds' | 'stake' | null;
  /** The bet whose verdict is pending. */
  readonly checked: PlacedBet | null;
}

/** The state of the last tap (QUICK-8); null after it was dismissed. */
export function useTapAnswer(slip: Slip): TapAnswer | null {
  const { quick } = slip;
  const t = useTranslations('quickBet');
  const placedWords = usePlacedWords();
  const warningWords = useWarningWords();
  const money = useMoney();
  const odds = useOddsText();
  const refusalWords = useRefusalWords();
  const { quickBet, refusal, tappedId, placed } = useStore(quick.state);
  const terms = useSlipTerms(slip);
  const { bet, state, stake, error, currency } = quickBet;
  if (tappedId === null) return null;
  const selection = bet?.selections[0];
  const isCurrent = selection?.id === tappedId;
  const done = placed.get(tappedId);
  if (done !== undefined && (!isCurrent || state === 'success')) return placedWords(done);
  const facts = {
    stake: money(stake, currency),
    outcome: selection?.outcomeName ?? '',
    odds: bet === null || bet.odds === null ? '' : odds(bet.odds),
  };
  const words = (reason: NonNullable<typeof refusal>) =>
    refusalWords(reason, { currency, matchName: () => matchOf(quickBet) });
  if (refusal !== null && !(isCurrent && refusal.code === 'odds_changed')) {
    return { ...plain, tone: 'bad', words: t('refused', { reason: words(refusal) }) };
  }
  if (bet === null || selection === undefined || !isCurrent) return null;
  if (state === 'processing') return { ...plain, words: t('placing', facts) };
  if (state === 'error') {
    const reason = error?.messagesByBet[0]?.localizedMessage ?? words(error?.refusal ?? { code: 'refused' });
    return { ...plain, tone: 'bad', words: t('refused', { reason }) };
  }
  if (stake === 0) return { ...plain, words: t('needStake', facts), action: 'stake' };
  const [warning] = quickBet.warnings;
  if (warning !== undefined) {
    return { ...plain, tone: 'bad', words: t('bySlip', { reason: warningWords(warning, currency) }) };
  }
  if (selection.isChanged) {
    const prices = { from: odds(selection.acceptedOdds), to: odds(selection.odds) };
    return {
      ...plain,
      words: t(selection.odds < selection.acceptedOdds ? 'oddsFell' : 'oddsRose', prices),
      action: 'accept-odds',
    };
  }
  const [first] = refusalsForQuickPlacing(bet, { ...terms, now: 0 });
  if (first !== undefined) return { ...plain, tone: 'bad', words: words(first) };
  return { ...plain, words: t('waiting', facts), action: 'place' };
}

const plain: TapAnswer = { tone: 'plain', words: '', action: null, checked: null };

/** A bet the server has: being checked, accepted or refused. */
export function usePlacedWords(): (bet: PlacedBet) => TapAnswer {
  const t = useTranslations('quickBet');
  const receipt = useTranslations('slip.receipt');
  const money = useMoney();
  const betOdds = useBetOddsText();
  return (bet) => {
    const { currency, value } = bet.stake;
    const facts = {
      stake: money(value, currency),
      outcome: bet.selections[0]?.outcome.name ?? '',
      odds: betOdds(bet.odds, bet.selections.length),
      returns: money(bet.potentialWin, currency),
    };
    switch (placedPhaseOf(bet)) {
      case 'waiting':
        return { ...plain, words: t('checked', facts), checked: bet };
      case 'taken':
        return { ...plain, tone: 'good', words: t('placed', facts) };
      case 'refused': {
        const reason = receipt('rejectedText', { reason: bet.rejection?.message ?? '', stake: facts.stake });
        return { ...plain, tone: 'bad', words: t('notAccepted', { reason }) };
      }
    }
  };
}

function matchOf({ bet }: QuickBet): string {
  const selection = bet?.selections[0];
  return selection === undefined ? '' : `${selection.nameA} – ${selection.nameB}`;
}
