import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';

import { useNotice } from '../../state/storage/seen-notices.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './top-button.module.css';

/** The button can appear below this many window heights. */
const windows = 2;

/** How long it stays after scrolling: it covers content. */
const restMs = 2000;

/** Leads back to the top of a long page. It is there only while one scrolls up again, and goes when the page rests (NOTE-4). */
export function TopButton() {
  const t = useTranslations('notices.top');
  const choice = useNotice('floatingButton');
  const ref = useRef<HTMLButtonElement>(null);
  const isShown = useScrollingUp(ref);
  if (!isShown || choice === 'off') return null;
  return (
    <button ref={ref} type="button" className={styles.button} aria-label={t('label')} onClick={toTop}>
      <Icon name="chevron-down" />
    </button>
  );
}

function toTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function useScrollingUp(button: RefObject<HTMLElement | null>): boolean {
  const [isUp, setIsUp] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      if (button.current?.matches(':hover, :focus') === true) timer = setTimeout(rest, restMs);
      else setIsUp(false);
    };
    const follow = () => {
      setIsUp(scrollY < last && scrollY > windows * innerHeight);
      last = scrollY;
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
    };
  }, [button]);
  return isUp;
}
