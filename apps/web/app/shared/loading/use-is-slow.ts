import { useEffect, useState } from 'react';

/** No loader is shown for less than this (ALERT-1). */
const loaderMs = 200;

/** True once something has been pending for longer than `loaderMs`. */
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
