import { boostGain } from '@slipstream/betting/summary/bet-sum';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { answerOffer } from '@slipstream/contract/http/bets/answer-offer';
import { useFormatter, useTranslations } from 'use-intl';

import { DelayBar } from '../../../shared/betting/delay-bar.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useBetOddsText, useOddsText } from '../../../shared/odds/use-odds-text.ts';
import { useBet } from '../../../state/my-bets/use-bet.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Figure, Figures } from '../../../ui/figures/figures.tsx';
import { isBetRefused } from './is-bet-refused.ts';
import styles from './slip-receipt.module.css';

export interface ReceiptBetProps {
  /** The bet as it was answered; its current state is shown. */
  readonly placed: Bet;
  readonly slip: Slip;
}

/** One placed bet: accepted, submitted, offered at a smaller stake, or rejected. */
export function ReceiptBet({ placed, slip }: ReceiptBetProps) {
  const t = useTranslations('slip.receipt');
  const money = useMoney();
  const odds = useOddsText();
  const bet = useBet(placed);
  const stake = money(bet.stake.value, bet.stake.currency);
  const phase = phaseOf(bet);
  const isFreebet = bet.bonus?.type === 'freebet';
  const isHouseStake = isFreebet && bet.bonus?.freebetType !== 'freebet_no_risk';
  return (
    <li className={styles.bet} data-phase={phase}>
      <output className={styles.state}>
        <Icon name={phase === 'taken' ? 'check' : phase === 'waiting' || phase === 'offer' ? 'clock' : 'close'} />
        {phase === 'taken' && (isFreebet ? t('placedFreebet') : t('placed', { count: 1 }))}
        {phase === 'waiting' && t('waiting')}
        {phase === 'offer' && t('offer', { stake: money(bet.offer?.stake ?? bet.stake.value, bet.stake.currency) })}
        {phase === 'refused' && t('rejected')}
      </output>
      {phase === 'waiting' && (
        <>
          <p className={styles.text}>{t(bet.isVip ? 'waitingVip' : 'waitingText', { stake })}</p>
          {bet.delayUntilMs !== null && !bet.isVip && <DelayBar untilMs={bet.delayUntilMs} label={t('waitingName')} />}
        </>
      )}
      {phase === 'offer' && <Offer bet={bet} slip={slip} />}
      {phase === 'refused' && (
        <p className={styles.text}>
          {t(isHouseStake ? 'rejectedFreebet' : 'rejectedText', { reason: bet.rejection?.message ?? '', stake })}
        </p>
      )}
      <ul className={styles.legs}>
        {bet.selections.map((selection) => (
          <li key={selection.id} className={styles.leg}>
            <span>
              {selection.outcome.name} · {selection.market.name}
            </span>
            {bet.type !== 'custom_bet' && <b>{odds(selection.odds)}</b>}
          </li>
        ))}
      </ul>
      <Sum bet={bet} isRefused={phase === 'refused'} />
      {bet.bonus?.freebetType === 'freebet_only_win' && phase !== 'refused' && (
        <p className={styles.text}>{t('profitOnly')}</p>
      )}
      <p className={styles.ref}>{t('ref', { ref: bet.ref })}</p>
    </li>
  );
}

/** How the return is made up: stake times odds, plus a boost (MYBETS-7). A refused bet returns nothing. */
function Sum({ bet, isRefused }: { readonly bet: Bet; readonly isRefused: boolean }) {
  const t = useTranslations('slip');
  const money = useMoney();
  const format = useFormatter();
  const odds = useBetOddsText();
  const { currency, value } = bet.stake;
  const boost = boostGain(bet);
  return (
    <Figures>
      <Figure name={t(bet.bonus?.type === 'freebet' ? 'receipt.freebet' : 'receipt.stake')}>
        {money(value, currency)}
      </Figure>
      <Figure name={t(isRefused ? 'receipt.oddsAsked' : 'receipt.odds')}>
        {odds(bet.odds, bet.selections.length)}
      </Figure>
      {boost !== null && (
        <Figure name={t('receipt.boost', { factor: format.number(boost.factor / 1000, factorDigits) })} tone="gold">
          {t('totals.gain', { amount: money(boost.gain, currency) })}
        </Figure>
      )}
      {!isRefused && (
        <Figure name={t('receipt.returns')} rank="sum">
          {money(bet.potentialWin, currency)}
        </Figure>
      )}
    </Figures>
  );
}

const factorDigits = { minimumFractionDigits: 2, maximumFractionDigits: 3 } as const;

type Phase = 'taken' | 'waiting' | 'offer' | 'refused';

function phaseOf(bet: Bet): Phase {
  if (bet.status === 'submitted') return bet.offer === null ? 'waiting' : 'offer';
  return isBetRefused(bet) ? 'refused' : 'taken';
}

/**
 * A trader's smaller stake for a VIP bet; the answer repeats the amount, so that no other offer is accepted by mistake.
 */
function Offer({ bet, slip }: { readonly bet: Bet; readonly slip: Slip }) {
  const t = useTranslations('slip.receipt');
  const money = useMoney();
  const { bets, session } = useStores();
  const { offer } = bet;
  if (offer === null) return null;
  const { stake } = offer;

  async function answer(accept: boolean) {
    const result = await slip.api.call(answerOffer, { params: { id: bet.id }, body: { accept, stake } });
    if (result.kind === 'reply') bets.put([result.reply.bet]);
    void session.refresh();
  }

  return (
    <>
      <p className={styles.text}>{t('offerText')}</p>
      <DelayBar untilMs={offer.expiresAtMs} label={t('waitingName')} />
      <div className={styles.pair}>
        <Button look="primary" onClick={() => void answer(true)}>
          {t('offerTake', { stake: money(stake, bet.stake.currency) })}
        </Button>
        <Button onClick={() => void answer(false)}>{t('offerLeave')}</Button>
      </div>
    </>
  );
}
