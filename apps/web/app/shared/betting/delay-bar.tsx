import { useEffect, useState } from 'react';

import { useStores } from '../../state/use-stores.ts';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';

/** How often the bar moves; the wait lasts seconds. */
const stepMs = 200;

/** Remaining time until a moment of the backend's clock, as a shrinking bar. */
export function DelayBar({ untilMs, label }: { readonly untilMs: number; readonly label: string }) {
  const { clock } = useStores();
  const [fromMs] = useState(() => clock.now());
  const [nowMs, setNowMs] = useState(fromMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(clock.now()), stepMs);
    return () => clearInterval(timer);
  }, [clock]);
  const wholeMs = Math.max(1, untilMs - fromMs);
  const leftMs = Math.min(wholeMs, Math.max(0, untilMs - nowMs));
  return <ProgressBar label={label} value={leftMs} max={wholeMs} />;
}
