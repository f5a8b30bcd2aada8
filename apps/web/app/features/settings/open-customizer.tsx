import { use } from 'react';

import { customizerWordsIn } from '../../shared/messages/customizer-words.ts';
import { useSite } from '../../site/site.tsx';
import { setCustomizerOpen } from '../../state/customizer/customizer-open.ts';
import { Button } from '../../ui/button/button.tsx';

/** For the operator, where the site allows it (BRAND-5). Only then are the customizer's words loaded. */
export function OpenCustomizer() {
  const { locale } = useSite();
  const { title } = use(customizerWordsIn(locale));
  return (
    <Button look="quiet" onClick={() => setCustomizerOpen(true)}>
      {title}
    </Button>
  );
}
