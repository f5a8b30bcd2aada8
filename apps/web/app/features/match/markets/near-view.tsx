import { useEffect, useRef, useState, type ReactNode } from 'react';

import { WithoutScript } from './without-script.tsx';

/** How far below the window something is made ready. */
const nearPx = 900;

export interface NearViewProps {
  /** Made at once, because it is in the first window of the page. */
  readonly isFirst: boolean;
  /** How tall it will be, in CSS pixels or as a calculation; the place is held until then. */
  readonly blockSize: string;
  readonly children: () => ReactNode;
}

/**
 * A page with hundreds of markets is made as it is scrolled to, so that the first of them can be used sooner. The server
 * writes all of it all the same, for readers without script.
 */
export function NearView({ isFirst, blockSize, children }: NearViewProps) {
  const [isNear, setNear] = useState(isFirst);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setNear(true);
      },
      { rootMargin: `${nearPx}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  if (isNear) return children();
  return (
    <div ref={place} style={{ minBlockSize: blockSize }}>
      <WithoutScript>{children}</WithoutScript>
    </div>
  );
}
