import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { useTranslations } from 'use-intl';

import type { Api } from '../../api/call-api.ts';
import { PageLink } from '../../shared/links/page-link.tsx';
import { targets } from '../../site/paths.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './bonus-card.module.css';
import { BonusEnd } from './detail/bonus-end.tsx';
import { BonusPicture } from './bonus-picture.tsx';
import { BonusProgress } from './detail/bonus-progress.tsx';
import { BonusTerms } from './detail/bonus-terms.tsx';
import { useBonusWorth } from './detail/bonus-worth.ts';

export interface BonusCardProps {
  readonly bonus: Bonus;
  /** Opens the details; if the player only has the offer, shows its terms in the card. */
  readonly more: { readonly onOpen: () => void } | { readonly api: Api };
}

const tones = { active: 'accent', available: 'gold' } as const;

/** A bonus in short: kind, value, progress and end. */
export function BonusCard({ bonus, more }: BonusCardProps) {
  const t = useTranslations('bonuses');
  const entities = useTranslations('entities.jackpot');
  const worth = useBonusWorth();
  const { userBonusStatus: status, issued, validTo } = bonus;
  const isOver = status !== 'active' && status !== 'available' && status !== 'not_available';
  // A tournament that rests is not available to anybody, and comes back.
  const rest = bonus.bonusType === 'tournament' && status === 'not_available' ? bonus.poolState : 'active';
  return (
    <article className={styles.card} data-type={bonus.bonusType} data-over={isOver || undefined}>
      <BonusPicture bonus={bonus} place="card" />
      <header className={styles.head}>
        <span className={styles.kind}>{t(`type.${bonus.bonusType}`)}</span>
        {issued !== null && (
          <Badge tone={status === 'active' || status === 'available' ? tones[status] : 'quiet'}>
            {rest === 'active' ? t(`status.${status}`) : entities(rest)}
          </Badge>
        )}
      </header>
      <h3 className={styles.name}>{bonus.name}</h3>
      <p className={styles.worth}>{worth(bonus)}</p>
      <p className={styles.text}>{bonus.description}</p>
      <BonusProgress bonus={bonus} />
      {bonus.bonusType === 'tournament' && (
        <PageLink className={styles.link} target={targets.tournament(bonus.id)}>
          {t('leaderboard.page')}
        </PageLink>
      )}
      <footer className={styles.foot}>
        {isOver || (issued === null && validTo === null) ? <span /> : <BonusEnd time={issued?.expiredAt ?? validTo} />}
        {'onOpen' in more && (
          <Button
            size="small"
            look={status === 'available' ? 'primary' : 'secondary'}
            aria-label={t('details', { name: bonus.name })}
            onClick={more.onOpen}
          >
            {t('detailsShort')}
          </Button>
        )}
      </footer>
      {'api' in more && <BonusTerms bonus={bonus} api={more.api} />}
    </article>
  );
}
