import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { bonusLists } from '@slipstream/contract/entities/bonuses/bonus-status';
import { getBonusTerms } from '@slipstream/contract/http/bonuses/get-bonus-terms';
import type { ReplyOf } from '@slipstream/contract/http/call';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Api } from '../../../api/call-api.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './bonus-detail.module.css';

/** The full terms, one tap away. */
export function BonusTerms({ bonus, api }: { readonly bonus: Bonus; readonly api: Api }) {
  const t = useTranslations('bonuses.terms');
  const [terms, setTerms] = useState<ReplyOf<typeof getBonusTerms> | 'closed' | 'loading' | 'failed'>('closed');
  if (bonus.bonusType === 'jackpot') return null;
  const list = bonusLists[bonus.bonusType];

  async function load() {
    setTerms('loading');
    const result = await api.call(getBonusTerms, { params: { list, id: bonus.id } });
    setTerms(result.kind === 'reply' ? result.reply : 'failed');
  }

  if (typeof terms === 'string') {
    return (
      <div>
        <Button look="quiet" disabled={terms === 'loading'} onClick={() => void load()}>
          {t('open')}
        </Button>
        {terms === 'failed' && <p role="alert">{t('failed')}</p>}
      </div>
    );
  }
  return (
    <section className={styles.terms} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {terms.sections.map(({ heading, text }) => (
        <div key={heading}>
          <h4>{heading}</h4>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
