import { useEffect, useRef, useState, type ReactNode } from 'react';

import styles from './match-page.module.css';

export interface MatchVideo {
  readonly toggle: ReactNode;
  readonly player: ReactNode;
}

/** Header, score line and small player: once less than that is left of the place, the player leaves it. */
const leftPx = 184;

/** The place of the video, and the player that follows the page as a strip once its place is scrolled away. */
export function VideoSlot({ children }: { readonly children: ReactNode }) {
  const space = useRef<HTMLDivElement>(null);
  const [isDocked, setDocked] = useState(false);
  useEffect(() => {
    if (space.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect: place } = entries.at(-1) ?? {};
        // It has no size where the player stands beside the markets, or is closed.
        setDocked(
          isIntersecting === false && place !== undefined && place.height > 0 && place.bottom < innerHeight / 2,
        );
      },
      { rootMargin: `-${leftPx}px 0px 0px` },
    );
    observer.observe(space.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={space} className={styles.space} />
      <div className={styles.video} data-docked={isDocked || undefined}>
        {children}
      </div>
    </>
  );
}
