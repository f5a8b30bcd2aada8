import { isCalledOff, isHouseStake } from '@slipstream/betting/summary/bet-sum';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Api } from '../../../api/call-api.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import styles from './bet-card.module.css';
import { BetEnded, type EndedBets } from './bet-ended.tsx';
import { BetFigures } from './bet-figures.tsx';
import { BetLegs } from './bet-legs.tsx';
import { useBetName } from './bet-name.ts';
import { BetWaiting } from './bet-waiting.tsx';
import { Cashout } from '../cashout/cashout.tsx';

export interface BetCardProps {
  readonly bet: Bet;
  readonly api: Api;
  readonly ended: EndedBets | null;
}

/** One bet: what it is, how its legs stand, what it comes to, and what can be done about it. */
export const BetCard = memo(function BetCard({ bet, api, ended }: BetCardProps) {
  const t = useTranslations('myBets');
  const money = useMoney();
  const name = useBetName();
  const { sharing } = useStores();
  const [isWhole, setIsWhole] = useState(false);
  const { status, stake } = bet;
  const tone = toneOf(bet);
  const moment = useMoment(bet);
  return (
    <article
      className={styles.card}
      aria-label={t('card.name', { label: name(bet), stake: money(stake.value, stake.currency) })}
    >
      {moment !== null && (
        <span key={moment.key} className={styles.moment} data-moment={moment.kind} aria-hidden="true" />
      )}
      <header className={styles.head}>
        <h3 className={styles.name}>{name(bet)}</h3>
        {bet.isVip && <Badge tone="gold">{t('card.vip')}</Badge>}
        {bet.isQuick && <Badge tone="quiet">{t('card.quick')}</Badge>}
        <span className={styles.state} data-tone={tone}>
          {status === 'done' ? t(`result.${bet.result}`) : t(`status.${status}`)}
        </span>
      </header>
      <BetLegs bet={bet} />
      <BetWaiting bet={bet} api={api} />
      <BetFigures bet={bet} isWhole={isWhole} />
      <Cashout bet={bet} api={api} />
      <BetCalledOff bet={bet} />
      <BetEnded bet={bet} ended={ended} />
      <footer className={styles.foot}>
        <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('card.hide') : t('card.details')}
        </Button>
        {isWhole && (
          <Button look="quiet" size="small" onClick={(event) => printAlone(event.currentTarget.closest('article'))}>
            {t('card.print')}
          </Button>
        )}
        <span className={styles.end}>
          <Button look="quiet" size="small" onClick={() => sharing.shareBet(bet, 'rebet')}>
            {t('card.rebet')}
          </Button>
          <Button look="quiet" size="small" onClick={() => sharing.shareBet(bet, 'share')}>
            {t('card.share')}
          </Button>
        </span>
      </footer>
    </article>
  );
});

/** Says of a bet that was cancelled or withdrawn where its stake is (MYBETS-2). */
function BetCalledOff({ bet }: { readonly bet: Bet }) {
  const t = useTranslations('entities.bet');
  const receipt = useTranslations('slip.receipt');
  if (!isCalledOff(bet.status)) return null;
  return (
    <p className={styles.calledOff}>
      {isHouseStake(bet) ? receipt('rejectedFreebet', { reason: '' }).trim() : t(bet.status)}
    </p>
  );
}

/** Print styles: only the bet, on as many sheets as it needs. */
function printAlone(card: HTMLElement | null): void {
  const copy = card?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  copy.setAttribute('data-printing', '');
  document.body.append(copy);
  addEventListener('afterprint', () => copy.remove(), { once: true });
  print();
}

type Tone = 'good' | 'bad' | 'waiting' | 'plain';

/** The colour only supports the word beside it. */
function toneOf({ status, result }: Bet): Tone {
  if (status === 'submitted' || status === 'cashout_in_progress') return 'waiting';
  if (status === 'rejected') return 'bad';
  if (result === 'win_entire' || result === 'refund_half_win_other' || result === 'cashed_out') return 'good';
  return result === 'lose_entire' || result === 'refund_half_lose_other' ? 'bad' : 'plain';
}

interface Moment {
  readonly kind: 'win' | 'cashout';
  /** Another one for every cashout of a part. */
  readonly key: number;
}

/** A win or a cashout that happened while the bet was shown (CONFIG-7). A bet that is shown afterwards has none. */
function useMoment(bet: Bet): Moment | null {
  const [first] = useState(bet);
  if (isWon(bet) && !isWon(first)) return { kind: 'win', key: 0 };
  const sold = soldCount(bet);
  return sold > soldCount(first) ? { kind: 'cashout', key: sold } : null;
}

function isWon({ status, result }: Bet): boolean {
  return status === 'done' && (result === 'win_entire' || result === 'refund_half_win_other');
}

function soldCount({ status, cashout }: Bet): number {
  return cashout.parts.length + (status === 'cashed_out' ? 1 : 0);
}
