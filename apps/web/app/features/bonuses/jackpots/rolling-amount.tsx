import { minor, type Minor } from '@slipstream/units/minor';
import { useEffect, useRef, useState } from 'react';

const rollMs = 1200;

export interface RollingAmountProps {
  readonly amount: Minor;
  readonly words: (amount: Minor) => string;
}

/**
 * An amount that animates to its new value, unless reduced motion is preferred. Screen readers get only the true value.
 */
export function RollingAmount({ amount, words }: RollingAmountProps) {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || start === amount;
    if (isStill) {
      setShown(amount);
      return undefined;
    }
    const startedMs = performance.now();
    let frame = requestAnimationFrame(function roll(nowMs) {
      const share = Math.min(1, Math.max(0, (nowMs - startedMs) / rollMs));
      setShown(minor(Math.round(start + (amount - start) * share)));
      if (share < 1) frame = requestAnimationFrame(roll);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return <data value={amount}>{words(shown)}</data>;
}
