import { lazy, Suspense, useState } from 'react';

import { withWords } from '../../shared/messages/with-words.ts';
import { useQuickIsOn, useSlip } from '../../state/slip/use-slip.ts';

const QuickBetStrip = lazy(withWords(['slip'], async () => import('./quick-bet-strip.tsx')));
const QuickBetTap = lazy(withWords(['slip'], async () => import('./quick-bet-tap.tsx')));

/** The strip under the header while quick bet is armed. */
export function QuickBetHead() {
  const slip = useSlip();
  const isOn = useQuickIsOn();
  if (slip === undefined || !isOn) return null;
  return (
    <Suspense>
      <QuickBetStrip slip={slip} />
    </Suspense>
  );
}

/**
 * The answers to taps. They stay mounted once quick bet was on, because a verdict may come after it was switched off.
 */
export function QuickBetAnswers() {
  const slip = useSlip();
  const isOn = useQuickIsOn();
  const [isWanted, setIsWanted] = useState(isOn);
  if (isOn && !isWanted) setIsWanted(true);
  if (slip === undefined || !isWanted) return null;
  return (
    <Suspense>
      <QuickBetTap slip={slip} />
    </Suspense>
  );
}
