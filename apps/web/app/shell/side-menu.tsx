import { useState } from 'react';

import { Overlay, type OverlayProps } from '../ui/dialog/overlay.tsx';
import styles from './side-menu.module.css';

/**
 * The sidebar as a drawer, where there is no room for a column. Its links are rendered on first opening and then kept,
 * so that it closes without a jump.
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
