import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import type { Ticket } from '@slipstream/betting/ticket/ticket';
import type { Refusal } from '@slipstream/betting/refusals/refusal';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../shared/money/use-money.ts';
import { phoneQuery, useMedia } from '../../ui/use-media.ts';
import { useBetOddsText } from '../../shared/odds/use-odds-text.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';
import styles from './place-button.module.css';
import { useRefusalWords } from '../../shared/betting/refusal-words.ts';
import { usePress } from '../../shared/betting/use-press.ts';
import { useAccepting } from './use-accepting.ts';

export interface PlaceButtonProps {
  readonly slip: Slip;
  readonly ticket: Ticket;
  readonly summary: TicketSummary;
  readonly currency: string;
  /** Moves the focus to the missing stake. */
  readonly onStakeMissing: () => void;
}

/** What the button says, and what a press does. */
export interface PlaceFace {
  readonly words: string;
  readonly note?: string | undefined;
  readonly isOff?: boolean;
  /** Tells what a press does from what it did before (`usePress`). */
  readonly deed?: string;
  readonly isToRead?: boolean;
  readonly onPress?: () => void;
}

/** Says what a press will do, new prices included, or why nothing can be placed. It keeps its place and focus. */
export function PlaceButton(props: PlaceButtonProps) {
  const { slip, ticket, summary, onStakeMissing } = props;
  const t = useTranslations('slip.place');
  const auth = useTranslations('auth.titles');
  const { request } = useStores().auth;
  const reason = useReason(props);
  const placing = usePlacing(props);
  const accepting = useAccepting(props);
  const [refusal] = summary.refusals;
  if (ticket.kind === 'processing') return <Progress isChecking={ticket.placement.answer === 'unknown'} />;
  return <Big {...face()} />;

  /** One button element for all states: replacing it would lose the keyboard focus. */
  function face(): PlaceFace {
    if (refusal === undefined) return placing();
    if (refusal.code === 'odds_changed') return summary.changes.length === 0 ? again() : accepting();
    if (refusal.code === 'sign_in') {
      return { words: t('signIn'), note: t('kept'), onPress: () => void slip.place() };
    }
    if (refusal.code === 'insufficient_balance') {
      const note = `${reason.of(refusal)} · ${reason.balance(refusal)}`;
      return { words: auth('deposit'), note, onPress: () => request('deposit') };
    }
    return {
      words: reason.of(refusal),
      isOff: true,
      ...(refusal.code === 'stake_too_low' && { onPress: onStakeMissing }),
    };
  }

  /** The server refused a price without naming another: the bet is tried again at the price that is shown. */
  function again(): PlaceFace {
    return { ...placing(), onPress: accepting().onPress };
  }
}

function usePlacing({ slip, summary, currency }: PlaceButtonProps): () => PlaceFace {
  const t = useTranslations('slip.place');
  const money = useMoney();
  const odds = useBetOddsText();
  const isSheet = useMedia(phoneQuery);
  const { bets, placeCount, total, betType } = summary;
  return () => {
    const stake = money(total.stake, currency);
    const amount = money(total.potentialReturn, currency);
    const returns = t(betType === 'system' ? 'returnsUpTo' : 'returns', { amount });
    return {
      words: wordsFor(stake),
      note: isSheet ? withOdds(returns) : returns,
      onPress: () => void slip.place(),
    };
  };

  /** On a phone the totals scroll away, so the button shows the odds. */
  function withOdds(returns: string): string {
    if (summary.odds === null || betType === 'system') return returns;
    return t('withOdds', { odds: odds(summary.odds, summary.selectionCount), returns });
  }

  function wordsFor(stake: string): string {
    if (placeCount < bets.length) return t('some', { count: placeCount, total: bets.length, stake });
    const isFreebet = bets[0]?.bonus?.type === 'freebet';
    return placeCount > 1 ? t('many', { count: placeCount, stake }) : t(isFreebet ? 'freebet' : 'one', { stake });
  }
}

function Progress({ isChecking }: { readonly isChecking: boolean }) {
  const t = useTranslations('slip.place');
  return (
    <div className={styles.progress}>
      <span className={styles.words}>{isChecking ? t('checking') : t('placing')}</span>
      {isChecking && <small>{t('checkingText')}</small>}
      <progress className={styles.bar} aria-label={t('placing')} />
    </div>
  );
}

function Big({ words, note, isOff = false, deed = words, isToRead = false, onPress }: PlaceFace) {
  const press = usePress({ deed, isToRead, onPress });
  return (
    <button
      type="button"
      className={styles.place}
      data-off={isOff || undefined}
      // The button can be pressed although nothing can be placed, because it leads to the missing stake.
      aria-disabled={(isOff && onPress === undefined) || undefined}
      {...press}
    >
      <span className={styles.words}>{words}</span>
      {note !== undefined && <small>{note}</small>}
    </button>
  );
}

function useReason({ ticket, currency }: PlaceButtonProps) {
  const t = useTranslations('slip');
  const refusalWords = useRefusalWords();
  const money = useMoney();
  return { of: (refusal: Refusal) => refusalWords(refusal, { currency, matchName }), balance };

  function matchName(selectionId: string): string {
    const selection = ticket.bets.flatMap(({ selections }) => selections).find(({ id }) => id === selectionId);
    if (selection === undefined) return '';
    const { nameA, nameB } = selection;
    return nameB === '' ? nameA : t('match', { home: nameA, away: nameB });
  }

  function balance({ balance: has, needed }: Extract<Refusal, { code: 'insufficient_balance' }>): string {
    return t('place.balance', { balance: money(has, currency), needed: money(needed, currency) });
  }
}
