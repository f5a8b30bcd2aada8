import { use, type MouseEvent } from 'react';

import { customizerWordsIn } from '../../shared/messages/customizer-words.ts';
import { useSite } from '../../site/site.tsx';
import { setCustomizerOpen } from '../../state/customizer/customizer-open.ts';
import { Button } from '../../ui/button/button.tsx';

/** For the operator, where the site allows it (BRAND-5). Only then are the customizer's words loaded. */
export function OpenCustomizer() {
  const { locale } = useSite();
  const { title } = use(customizerWordsIn(locale));
  return (
    <Button look="quiet" onClick={open}>
      {title}
    </Button>
  );
}

function open({ currentTarget }: MouseEvent<HTMLElement>) {
  // The settings would cover it.
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  setCustomizerOpen(true);
}
