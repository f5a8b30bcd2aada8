import { ListLink } from './list-link.tsx';
import styles from './tab-links.module.css';

export interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly text: string }[];
  readonly selected: string;
}

/** The parts of a page as links, so that each has an address. The first is the page itself. */
export function TabLinks({ label, tabs, selected }: TabLinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, text }, index) => (
        <ListLink
          key={key}
          className={styles.tab}
          changes={{ tab: index === 0 ? null : key }}
          isCurrent={key === selected}
        >
          {text}
        </ListLink>
      ))}
    </nav>
  );
}
