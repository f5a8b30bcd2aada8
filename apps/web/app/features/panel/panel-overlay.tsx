import { useCallback, useLayoutEffect, useRef, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePanelOverlay } from '../../shared/page/panel-column.ts';
import { phoneQuery, useMedia } from '../../ui/use-media.ts';
import { usePanel } from '../../state/panel/panel.ts';
import { onPopFirst } from '../../state/place/pop-first.ts';
import { useStores } from '../../state/use-stores.ts';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import { SheetHistory } from './sheet-history.ts';

/** The panel as an overlay: a sheet on a phone, a drawer on a tablet. */
export function PanelOverlay({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('slip');
  const { panel } = useStores();
  const { isOpen } = usePanel();
  const isPhone = useMedia(phoneQuery);
  const isOverlay = usePanelOverlay();
  const close = useCallback(() => panel.setState({ isOpen: false }), [panel]);
  const isShown = isOpen && isOverlay;
  useCloseOnNewPage(isOverlay, close);
  useSheetHistory(isShown && isPhone, close);

  return (
    <Overlay
      kind={isPhone ? 'sheet' : 'drawer-end'}
      title={t('title')}
      closeLabel={t('close')}
      isTitleHidden
      {...(isPhone && { handleLabel: t('handle') })}
      isOpen={isShown}
      onClose={close}
    >
      {isShown && children}
    </Overlay>
  );
}

/**
 * Navigation closes an overlay panel (PANEL-2), before the paint: otherwise it would flash on the way from a page with
 * a column to one without.
 */
function useCloseOnNewPage(isOverlay: boolean, close: () => void): void {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useLayoutEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    if (isOverlay) close();
  }, [pathname, isOverlay, close]);
}

/** Back closes the sheet while it is shown; see sheet-history.ts. */
function useSheetHistory(isShown: boolean, close: () => void): void {
  const sheet = useRef<SheetHistory | null>(null);
  const wasShown = useRef(false);

  useEffect(() => {
    const { onPop } = (sheet.current = new SheetHistory(history, close));
    return onPopFirst(onPop);
  }, [close]);

  useEffect(() => {
    if (isShown) sheet.current?.open();
    else if (wasShown.current) sheet.current?.close();
    wasShown.current = isShown;
  }, [isShown]);
}
