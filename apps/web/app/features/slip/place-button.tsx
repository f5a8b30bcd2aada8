import { returnAgreed } from '@slipstream/betting/summary/odds-changes';
import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import type { Ticket } from '@slipstream/betting/ticket/ticket';
import type { Refusal } from '@slipstream/betting/refusals/refusal';
import { useFormatter, useTranslations } from 'use-intl';

import { useMoney } from '../../shared/money/use-money.ts';
import { phoneQuery, useMedia } from '../../ui/use-media.ts';
import { useBetOddsText, useOddsText } from '../../shared/odds/use-odds-text.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';
import styles from './place-button.module.css';
import { useRefusalWords } from '../../shared/betting/refusal-words.ts';

export interface PlaceButtonProps {
  readonly slip: Slip;
  readonly ticket: Ticket;
  readonly summary: TicketSummary;
  readonly currency: string;
  /** Moves the focus to the missing stake. */
  readonly onStakeMissing: () => void;
}

/**
 * Says what a press will do, what must be accepted first, or why nothing can be placed. It keeps its place and focus in
 * every state.
 */
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
  function face(): BigProps {
    if (refusal === undefined) return placing();
    if (refusal.code === 'odds_changed') return accepting();
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
}

function usePlacing({ slip, summary, currency }: PlaceButtonProps): () => BigProps {
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

/** The button for changed prices names exactly what is accepted (TICKET-4). */
function useAccepting({ slip, ticket, summary, currency }: PlaceButtonProps): () => BigProps {
  const t = useTranslations('slip.place');
  const format = useFormatter();
  const money = useMoney();
  const odds = useOddsText();
  const leg = useTranslations('slip.leg');
  const { changes, total } = summary;
  return () => ({
    words: changes.length === 0 ? t('acceptOutage') : t('accept', { count: changes.length }),
    note: note(),
    onPress: () => void slip.dispatch({ kind: 'odds-change-accepted' }),
  });

  /** Each price with its old value, as many as can be read at a glance, and the effect on the return. */
  function note(): string | undefined {
    if (changes.length === 0) return undefined;
    // A price and its old value stay on one line.
    const prices = changes.map(({ from, to }) =>
      leg('moved', { from: odds(from), to: odds(to) }).replaceAll(' ', '\u00A0'),
    );
    const returns = {
      amount: money(total.potentialReturn, currency),
      before: money(returnAgreed(ticket.bets), currency),
    };
    const parts = [
      ...(prices.length > pricesMax ? [] : [format.list(prices, { type: 'unit' })]),
      ...(total.potentialReturn === 0 ? [] : [t('acceptReturns', returns)]),
    ];
    const words = parts.join(' · ');
    const covers = changes.find((change) => change.covers !== null)?.covers ?? null;
    if (covers === null) return words === '' ? undefined : words;
    const percent = format.number(covers.tolerancePermille / 1000, { style: 'percent', maximumFractionDigits: 1 });
    return `${words} ${t('acceptCover', { percent, seconds: covers.windowMs / 1000 })}`;
  }
}

const pricesMax = 3;

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

interface BigProps {
  readonly words: string;
  readonly note?: string | undefined;
  readonly isOff?: boolean;
  readonly onPress?: () => void;
}

function Big({ words, note, isOff = false, onPress }: BigProps) {
  return (
    <button
      type="button"
      className={styles.place}
      data-off={isOff || undefined}
      // The button can be pressed although nothing can be placed, because it leads to the missing stake.
      aria-disabled={(isOff && onPress === undefined) || undefined}
      // Ignore the second half of a double click and repeated keys: they were meant for the previous state.
      onClick={(event) => event.detail < 2 && onPress?.()}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
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
