import { useEffect, useState } from 'react';

/** Whoever waits less than this sees no loader at all (ALERT-1). */
const loaderMs = 200;

/** True once something has been going on for longer than a loader needs to be worth showing. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsSlow(true), loaderMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow && isBusy;
}
