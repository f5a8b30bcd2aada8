import { useTranslations } from 'use-intl';
import { useLocation } from 'react-router';

import { PageLink } from '../../shared/links/page-link.tsx';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { isActive, targets } from '../../site/paths.ts';
import { chipClass } from '../../ui/chip/chip.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LiveDot } from '../../ui/live-dot/live-dot.tsx';
import { FilterBar } from './filter-bar.tsx';
import { SportFilter, type SportFilterProps } from './sport-filter.tsx';
import styles from './live-head.module.css';
import { ListLink } from '../../shared/links/list-link.tsx';
import type { IconName } from '../../ui/icon/icon-names.data.ts';

export interface LiveHeadProps {
  readonly sports: SportFilterProps['sports'];
  readonly query: {
    readonly sport: string | undefined;
    readonly hasVideo: boolean | undefined;
    readonly isBettable: boolean | undefined;
  };
}

/** The title of what is live, its sports and its filters: one line where there is room for them. */
export function LiveHead({ sports, query }: LiveHeadProps) {
  const t = useTranslations('catalogue.live');
  const isList = isActive(targets.live, useLocation().pathname);
  return (
    <div className={styles.head}>
      <PageTitle title={t('heading')} sign={<LiveDot />} />
      <div className={styles.sports}>
        <SportFilter sports={sports} selected={query.sport} />
      </div>
      <FilterBar>
        <FlagFilter param="hasVideo" icon="video" text={t('withVideo')} isOn={query.hasVideo === true} />
        <FlagFilter param="isBettable" icon="check" text={t('open')} isOn={query.isBettable === true} />
        <PageLink
          className={`${chipClass} ${styles.view}`}
          title={isList ? t('overview') : t('list')}
          target={isList ? targets.liveOverview : targets.live}
        >
          <Icon name={isList ? 'grid' : 'menu'} size={16} />
          <span data-words="">{isList ? t('overview') : t('list')}</span>
        </PageLink>
      </FilterBar>
    </div>
  );
}

interface FlagFilterProps {
  readonly param: 'hasVideo' | 'isBettable';
  readonly icon: IconName;
  readonly text: string;
  readonly isOn: boolean;
}

/** One more condition on a list, on or off. */
function FlagFilter({ param, icon, text, isOn }: FlagFilterProps) {
  return (
    <ListLink className={chipClass} title={text} changes={{ [param]: isOn ? null : 'true' }} isCurrent={isOn}>
      <Icon name={icon} size={16} />
      <span data-words="">{text}</span>
    </ListLink>
  );
}
