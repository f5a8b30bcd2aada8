import { useState } from 'react';

import { Overlay, type OverlayProps } from '../ui/dialog/overlay.tsx';
import styles from './side-menu.module.css';

/**
 * The sidebar where there is no room for one: a drawer from the side the page begins at. Its links are those of the sidebar, so
 * nothing is in it until somebody opens it; then they stay, so that it closes as it was.
 */
export function SideMenu({ children, ...rest }: Omit<OverlayProps, 'kind' | 'isTitleHidden'>) {
  const [wasOpened, setWasOpened] = useState(false);
  if (rest.isOpen && !wasOpened) setWasOpened(true);
  return (
    <Overlay kind="drawer-start" {...rest}>
      <nav className={styles.menu} aria-label={rest.title}>
        {wasOpened && children}
      </nav>
    </Overlay>
  );
}
