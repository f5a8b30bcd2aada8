import { returnAgreed } from '@slipstream/betting/summary/odds-changes';
import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import type { Ticket } from '@slipstream/betting/ticket/ticket';
import type { Refusal } from '@slipstream/betting/refusals/refusal';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useMoney } from '../../parts/use-money.ts';
import { useOddsText } from '../../parts/use-odds-text.ts';
import type { Slip } from '../../stores/slip/slip.ts';
import styles from './place-button.module.css';
import { useRefusalWords } from '../../parts/refusal-words.ts';

export interface PlaceButtonProps {
  readonly slip: Slip;
  readonly ticket: Ticket;
  readonly summary: TicketSummary;
  readonly currency: string;
  /** Brings the player to the stake, which is all that is missing. */
  readonly onStakeMissing: () => void;
}

/** Says what will happen, or what must be agreed to first, or why nothing can. It keeps its place and its focus throughout. */
export function PlaceButton(props: PlaceButtonProps) {
  const { slip, ticket, summary, onStakeMissing } = props;
  const t = useTranslations('slip.place');
  const reason = useReason(props);
  const [refusal] = summary.refusals;
  if (ticket.inProgress) return <Progress isChecking={ticket.placement?.answer === 'unknown'} />;
  if (refusal === undefined) return <Place {...props} />;
  if (refusal.code === 'odds-changed') return <Accept {...props} />;
  if (refusal.code === 'sign-in') {
    return (
      <Big note={t('kept')} onPress={() => void slip.placing.place()}>
        {t('signIn')}
      </Big>
    );
  }
  return (
    <Big
      isOff
      {...(refusal.code === 'balance-short' && { note: reason.balance(refusal) })}
      {...(refusal.code === 'stake-missing' && { onPress: onStakeMissing })}
    >
      {reason.of(refusal)}
    </Big>
  );
}

function Place({ slip, summary, currency }: PlaceButtonProps) {
  const t = useTranslations('slip.place');
  const money = useMoney();
  const { bets, total, betType } = summary;
  const stake = money(total.stake, currency);
  const amount = money(total.potentialReturn, currency);
  return (
    <Big
      note={t(betType === 'system' ? 'returnsUpTo' : 'returns', { amount })}
      onPress={() => void slip.placing.place()}
    >
      {bets.length > 1 ? t('many', { count: bets.length, stake }) : t('one', { stake })}
    </Big>
  );
}

/** The button for a changed price names exactly what is agreed to (TICKET-4). */
function Accept({ slip, ticket, summary, currency }: PlaceButtonProps) {
  const t = useTranslations('slip.place');
  const format = useFormatter();
  const money = useMoney();
  const odds = useOddsText();
  const leg = useTranslations('slip.leg');
  const { changes, total } = summary;
  const covers = changes.find((change) => change.covers !== null)?.covers ?? null;
  return (
    <Big note={note()} onPress={() => slip.store.dispatch({ kind: 'odds-change-accepted' })}>
      {changes.length === 0 ? t('acceptOutage') : t('accept', { count: changes.length })}
    </Big>
  );

  /** Every price with what it was, as many as can be read at a glance, and what they do to the return. */
  function note(): string | undefined {
    if (changes.length === 0) return undefined;
    // A price and what it was stay on one line.
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
  readonly note?: string | undefined;
  readonly isOff?: boolean;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

function Big({ note, isOff = false, onPress, children }: BigProps) {
  return (
    <button
      type="button"
      className={styles.place}
      data-off={isOff || undefined}
      // What leads to the missing stake can be pressed, although nothing can be placed yet.
      aria-disabled={(isOff && onPress === undefined) || undefined}
      onClick={onPress}
    >
      <span className={styles.words}>{children}</span>
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

  function balance({ balance: has, needed }: Extract<Refusal, { code: 'balance-short' }>): string {
    return t('refusal.balanceShortText', { balance: money(has, currency), needed: money(needed, currency) });
  }
}
