import type { MarketGroup } from '@slipstream/contract/entities/catalogue/market-group';
import { useTranslations } from 'use-intl';

import { ChipRow, chipClass } from '../../ui/chip/chip.tsx';

export interface BuilderGroupsProps {
  readonly groups: readonly MarketGroup[];
  /** The key of a group; null for all. */
  readonly selected: string | null;
  readonly onSelect: (group: string | null) => void;
}

/** The groups of markets to choose from, one shown at a time, and all of them last. */
export function BuilderGroups({ groups, selected, onSelect }: BuilderGroupsProps) {
  const t = useTranslations('match.markets');
  const choices = [...groups.map(({ groupKey, name }) => ({ key: groupKey, name })), { key: null, name: t('all') }];
  return (
    <ChipRow label={t('groups')}>
      {choices.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          className={chipClass}
          aria-current={selected === key}
          onClick={(event) => {
            onSelect(key);
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
        >
          {name}
        </button>
      ))}
    </ChipRow>
  );
}
