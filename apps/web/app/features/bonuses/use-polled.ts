import { useEffect, useState } from 'react';

/** Polls while the page is visible; null until the first answer. */
export function usePolled<Value>(everyMs: number, read: () => Promise<Value | null>): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  const [ask] = useState(() => read);
  useEffect(() => {
    let isGone = false;
    async function once() {
      const found = document.hidden ? null : await ask();
      if (!isGone && found !== null) setValue(() => found);
    }
    void once();
    const timer = setInterval(() => void once(), everyMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [ask, everyMs]);
  return value;
}
