import { useEffect, useRef, useState, type ReactNode } from 'react';

import { WithoutScript } from './without-script.tsx';

/** How far below the viewport cards are rendered. */
const nearPx = 900;

export interface NearViewProps {
  /** Rendered at once, because it is in the first screen. */
  readonly isFirst: boolean;
  /** The estimated height, in CSS pixels or as a calculation, reserved until it is rendered. */
  readonly blockSize: string;
  readonly children: () => ReactNode;
}

/**
 * Renders its content when it is scrolled near, so that a page with hundreds of markets can be used sooner. The server
 * writes all of it, for readers without script.
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
