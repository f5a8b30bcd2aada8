import { TargetLink } from '../../shared/links/target-link.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { chipClass, ChipRow } from '../../ui/chip/chip.tsx';
import { LinkIcon } from '../shell/link-icon.tsx';
import type { BlockProps } from '../block-types.ts';
import styles from './menu.module.css';

export function Menu({ settings: { title, links, shown } }: BlockProps<'menu'>) {
  const first = links[0];
  if (first === undefined) return null;
  return (
    <section className={styles.menu} data-shown={shown}>
      {title !== null && <h2 className={styles.title}>{title}</h2>}
      <ChipRow label={title ?? first.label}>
        {links.map(({ label, href, icon, badge }) => (
          <TargetLink key={href} href={href} className={chipClass}>
            {icon !== null && <LinkIcon name={icon} />}
            {label}
            {badge !== null && <Badge>{badge}</Badge>}
          </TargetLink>
        ))}
      </ChipRow>
    </section>
  );
}
