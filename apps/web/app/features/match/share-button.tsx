import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../site/site.tsx';
import { useStores } from '../../state/use-stores.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

/** How long the success icon is shown. */
const doneMs = 2000;

/** Opens the system's share sheet, or copies the address where there is none. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useTranslations('match');
  const { publicUrl } = useSite();
  const { host } = useStores();
  const [isDone, setDone] = useState(false);

  async function share() {
    const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    const { pathname, search } = new URL(page);
    const url = await host.addressOf(pathname + search, publicUrl);
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else await (navigator as Navigator).clipboard.writeText(url);
    } catch {
      // The player closed the sheet, or the clipboard is blocked; show nothing.
      return;
    }
    setDone(true);
    setTimeout(() => setDone(false), doneMs);
  }

  return (
    <>
      <IconButton label={t('share')} onClick={() => void share()}>
        <Icon name={isDone ? 'check' : 'share'} />
      </IconButton>
      <VisuallyHidden>
        <output>{isDone && t('shared')}</output>
      </VisuallyHidden>
    </>
  );
}
