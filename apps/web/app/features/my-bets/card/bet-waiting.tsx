import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { answerOffer } from '@slipstream/contract/http/bets/answer-offer';
import { useTranslations } from 'use-intl';

import type { Api } from '../../../api/call-api.ts';
import { DelayBar } from '../../../shared/betting/delay-bar.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './bet-waiting.module.css';

/** What a submitted bet waits for, is offered, or was refused for. */
export function BetWaiting({ bet, api }: { readonly bet: Bet; readonly api: Api }) {
  const t = useTranslations('myBets');
  const money = useMoney();
  const { bets } = useStores();
  const { offer, rejection, delayUntilMs, stake } = bet;
  if (rejection !== null) return <p className={styles.text}>{rejection.message}</p>;
  if (bet.status !== 'submitted') return null;
  if (offer === null) return delayUntilMs === null ? null : <DelayBar untilMs={delayUntilMs} label={t('waiting')} />;
  const offered = money(offer.stake, stake.currency);

  async function answer(accept: boolean) {
    if (offer === null) return;
    const body = { accept, stake: offer.stake };
    const result = await api.call(answerOffer, { params: { id: bet.id }, body });
    if (result.kind === 'reply') bets.put([result.reply.bet]);
  }

  return (
    <>
      <p className={styles.text}>{t('offer.text', { stake: offered })}</p>
      <DelayBar untilMs={offer.expiresAtMs} label={t('waiting')} />
      <div className={styles.pair}>
        <Button look="primary" onClick={() => void answer(true)}>
          {t('offer.take', { stake: offered })}
        </Button>
        <Button onClick={() => void answer(false)}>{t('offer.leave')}</Button>
      </div>
    </>
  );
}
