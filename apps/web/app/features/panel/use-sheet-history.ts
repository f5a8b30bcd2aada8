import { useEffect, useRef } from 'react';

import { SheetHistory } from './sheet-history.ts';

/** Back closes the sheet while it is shown; see sheet-history.ts. */
export function useSheetHistory(isShown: boolean, close: () => void): void {
  const sheet = useRef<SheetHistory | null>(null);
  const wasShown = useRef(false);

  useEffect(() => {
    const { onPop } = (sheet.current = new SheetHistory(history, close));
    addEventListener('popstate', onPop, { capture: true });
    return () => removeEventListener('popstate', onPop, { capture: true });
  }, [close]);

  useEffect(() => {
    if (isShown) sheet.current?.open();
    else if (wasShown.current) sheet.current?.close();
    wasShown.current = isShown;
  }, [isShown]);
}
