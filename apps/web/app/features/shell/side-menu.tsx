import { Overlay, type OverlayProps } from '../../ui/dialog/overlay.tsx';
import styles from './side-menu.module.css';

/** The sidebar where there is no room for one: a drawer from the side the page begins at. */
export function SideMenu({ children, ...rest }: Omit<OverlayProps, 'kind' | 'isTitleHidden'>) {
  return (
    <Overlay kind="drawer-start" {...rest}>
      <nav className={styles.menu} aria-label={rest.title}>
        {children}
      </nav>
    </Overlay>
  );
}
