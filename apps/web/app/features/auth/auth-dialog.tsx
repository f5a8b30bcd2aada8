import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useStores } from '../../state/use-stores.ts';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** The platform's page in a dialog, so that a player who signs in is back at the same slip (EMBED-2). */
export default function AuthDialog({ flow }: { readonly flow: AuthFlow }) {
  const t = useTranslations();
  const { auth } = useStores();
  const [title, setTitle] = useState(t(`auth.titles.${flow}`));
  return (
    <Overlay kind="dialog" title={title} closeLabel={t('ui.close')} isOpen onClose={auth.close}>
      <AuthFrame flow={flow} onTitle={setTitle} />
    </Overlay>
  );
}
