import { ListLink } from '../../shared/links/list-link.tsx';
import { chipClass } from '../../ui/chip/chip.tsx';
import type { IconName } from '../../ui/icon/icon-names.data.ts';
import { Icon } from '../../ui/icon/icon.tsx';

export interface FlagFilterProps {
  readonly param: 'hasVideo' | 'isBettable';
  readonly icon: IconName;
  readonly text: string;
  readonly isOn: boolean;
}

/** One more condition on a list, on or off. */
export function FlagFilter({ param, icon, text, isOn }: FlagFilterProps) {
  return (
    <ListLink className={chipClass} title={text} changes={{ [param]: isOn ? null : 'true' }} isCurrent={isOn}>
      <Icon name={icon} size={16} />
      <span data-words="">{text}</span>
    </ListLink>
  );
}
