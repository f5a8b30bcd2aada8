import type { Market } from '@slipstream/contract/entities/catalogue/market';
import { getCustomMarkets } from '@slipstream/contract/http/bets/get-custom-markets';
import type { MatchId } from '@slipstream/units/ids';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './builder-body.module.css';
import { BuilderMarket } from './builder-market.tsx';
import { BuilderSum } from './builder-sum.tsx';
import { useSlipTerms, useTicket } from '../../state/slip/use-ticket.ts';

export interface BuilderBodyProps {
  readonly matchId: MatchId;
  readonly slip: Slip;
}

/** The markets that can be combined, the picks so far, and their price together. */
export default function BuilderBody({ matchId, slip }: BuilderBodyProps) {
  const t = useTranslations('builder');
  const { markets, retry } = useCustomMarkets(matchId, slip);
  const ticket = useTicket(slip);
  const terms = useSlipTerms(slip);
  const { builder } = useStores();
  useEffect(() => builder.enter(), [builder]);
  const [bet] = ticket.bets;
  const isOther = bet !== undefined && bet.betType !== 'custom_bet';
  const isElsewhere = bet?.betType === 'custom_bet' && bet.selections[0]?.matchId !== matchId;
  if (!terms.isCustomBetEnabled) return <EmptyState icon="lock" title={t('title')} text={t('off')} />;
  return (
    <div className={styles.builder}>
      <p className={styles.intro}>{t('intro')}</p>
      {(isOther || isElsewhere) && (
        <div className={styles.block} role="alert">
          <p>{t(isOther ? 'otherBets' : 'otherMatch')}</p>
          <Button onClick={slip.undo.clear}>{t('clearSlip')}</Button>
        </div>
      )}
      {markets === null && (
        <div aria-busy="true">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton height={240} />
        </div>
      )}
      {markets === 'failed' && (
        <EmptyState icon="warning" title={t('failed')} text="" action={<Button onClick={retry}>{t('retry')}</Button>} />
      )}
      {Array.isArray(markets) && markets.length === 0 && <EmptyState icon="lock" title={t('title')} text={t('none')} />}
      {Array.isArray(markets) &&
        markets.map((market: Market) => (
          <BuilderMarket
            key={`${market.id}/${market.specifier}`}
            market={market}
            slip={slip}
            isOff={isOther || isElsewhere || ticket.kind === 'processing'}
          />
        ))}
      {bet?.betType === 'custom_bet' && !isElsewhere && <BuilderSum bet={bet} slip={slip} />}
    </div>
  );
}

/** Loaded when the builder opens. The builder has its own prices, so live changes do not affect it. */
function useCustomMarkets(matchId: MatchId, { api }: Slip) {
  const { board } = useStores();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly markets: readonly Market[] | 'failed' } | null>(
    null,
  );
  const to = `${matchId} ${attempt}`;
  useEffect(() => {
    const cancel = new AbortController();
    async function ask() {
      const result = await api.call(getCustomMarkets, { params: { matchId }, signal: cancel.signal });
      if (cancel.signal.aborted) return;
      if (result.kind === 'reply') board.applyMarkets(matchId, result.reply.markets, false);
      setAnswer({ to, markets: result.kind === 'reply' ? result.reply.markets : 'failed' });
    }
    void ask();
    return () => cancel.abort();
  }, [api, board, matchId, to]);
  return { markets: answer?.to === to ? answer.markets : null, retry: () => setAttempt(attempt + 1) };
}
