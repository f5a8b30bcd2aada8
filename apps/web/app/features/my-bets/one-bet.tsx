import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { getBet } from '@slipstream/contract/http/bets/get-bet';
import type { BetId } from '@slipstream/units/ids';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Api } from '../../api/call-api.ts';
import { useBet } from '../../state/my-bets/use-bet.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { BetCard } from './card/bet-card.tsx';
import styles from './my-bets-body.module.css';
import { BetsSkeleton } from './bets-skeleton.tsx';

/** A single bet that a notification led to, and the way back to the list. */
export function OneBet({ id, api }: { readonly id: BetId; readonly api: Api }) {
  const t = useTranslations('myBets');
  const { bets, panel } = useStores();
  const [bet, setBet] = useState<Bet | null | undefined>(() => bets.get(id));
  useEffect(() => {
    let isGone = false;
    async function load() {
      const result = await api.call(getBet, { params: { id } });
      if (result.kind === 'reply') bets.put([result.reply.bet]);
      if (!isGone) setBet((held) => bets.get(id) ?? held ?? null);
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [api, bets, id]);
  return (
    <div className={styles.body}>
      <div className={styles.scroll}>
        <Button size="small" onClick={() => panel.setState({ betId: null })}>
          {t('backToAll')}
        </Button>
        {bet === undefined && <BetsSkeleton />}
        {bet === null && <EmptyState icon="warning" title={t('notFound')} text={t('failed.text')} />}
        {bet !== undefined && bet !== null && <LiveCard bet={bet} api={api} />}
      </div>
    </div>
  );
}

function LiveCard({ bet, api }: { readonly bet: Bet; readonly api: Api }) {
  return <BetCard bet={useBet(bet)} api={api} ended={null} />;
}
