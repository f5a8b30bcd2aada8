import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is on the screen, or nearly. */
export function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), {
      rootMargin: '200px 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInSight;
}
