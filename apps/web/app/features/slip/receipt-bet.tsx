import type { Bet } from '@slipstream/contract/entities/bet';
import { answerOffer } from '@slipstream/contract/http/answer-offer';
import { useTranslations } from 'use-intl';

import { DelayBar } from '../../parts/delay-bar.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { useBetOddsText, useOddsText } from '../../parts/use-odds-text.ts';
import { useBet } from '../../stores/my-bets/use-bet.ts';
import type { Slip } from '../../stores/slip/slip.ts';
import { useStores } from '../../stores/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Figure, Figures } from '../../ui/figures/figures.tsx';
import styles from './slip-receipt.module.css';

export interface ReceiptBetProps {
  /** As it was answered; what is shown is as it is now. */
  readonly placed: Bet;
  readonly slip: Slip;
}

/** One placed bet: accepted, still being looked at, offered smaller, or in the end not taken. */
export function ReceiptBet({ placed, slip }: ReceiptBetProps) {
  const t = useTranslations('slip.receipt');
  const money = useMoney();
  const odds = useOddsText();
  const betOdds = useBetOddsText();
  const bet = useBet(placed);
  const stake = money(bet.stake.value, bet.stake.currency);
  const phase = phaseOf(bet);
  return (
    <li className={styles.bet} data-phase={phase}>
      <output className={styles.state}>
        <Icon name={phase === 'taken' ? 'check' : phase === 'waiting' || phase === 'offer' ? 'clock' : 'close'} />
        {phase === 'taken' && t('placed', { count: 1 })}
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
        <p className={styles.text}>{t('rejectedText', { reason: bet.rejection?.message ?? '', stake })}</p>
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
      <Figures>
        <Figure name={t('stake')}>{stake}</Figure>
        <Figure name={t('odds')}>{betOdds(bet.odds, bet.selections.length)}</Figure>
        {phase !== 'refused' && <Figure name={t('returns')}>{money(bet.potentialWin, bet.stake.currency)}</Figure>}
      </Figures>
      <p className={styles.ref}>{t('ref', { ref: bet.ref })}</p>
    </li>
  );
}

type Phase = 'taken' | 'waiting' | 'offer' | 'refused';

function phaseOf({ status, offer }: Bet): Phase {
  if (status === 'submitted') return offer === null ? 'waiting' : 'offer';
  return status === 'rejected' || status === 'cancelled' ? 'refused' : 'taken';
}

/** A trader's smaller stake for a VIP bet; taking or leaving it repeats the figure, so that no other is taken by mistake. */
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
