import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { usePanel } from '../../stores/panel.ts';
import { useStores } from '../../stores/use-stores.ts';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import { SlipPanel } from './slip-panel.tsx';

const phone = '(width < 780px)';
const overlay = '(width < 960px)';

/** The slip where it is no column: a sheet on a phone, a drawer on a tablet. `b` opens it. */
export function SlipOverlay() {
  const t = useTranslations('slip');
  const { panel } = useStores();
  const { isOpen } = usePanel();
  const isPhone = useMedia(phone);
  const isOverlay = useMedia(overlay);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key === 'b' && !isTyping && !event.ctrlKey && !event.metaKey) panel.setState({ isOpen: true });
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [panel]);

  return (
    <Overlay
      kind={isPhone ? 'sheet' : 'drawer-end'}
      title={t('title')}
      closeLabel={t('close')}
      isTitleHidden
      isOpen={isOpen && isOverlay}
      onClose={() => panel.setState({ isOpen: false })}
    >
      {isOpen && isOverlay && <SlipPanel />}
    </Overlay>
  );
}

/** The server knows no window, so it takes the widest; nothing that is open comes from the server. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
