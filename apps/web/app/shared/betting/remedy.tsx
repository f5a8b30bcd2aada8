import { useTranslations } from 'use-intl';

import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { PlatformLink } from '../links/platform-link.tsx';
import type { Remedy } from './refusal-table.ts';

export interface RemedyButtonProps {
  readonly remedy: Remedy;
  /** Called when the remedy is used; the slip stays as it is. */
  readonly onUsed: () => void;
}

/** The button for a remedy. Afterwards the player is back at the same slip (EMBED-2). */
export function RemedyButton({ remedy, onUsed }: RemedyButtonProps) {
  const t = useTranslations();
  const { auth } = useStores();
  if (remedy.kind === 'page')
    return <PlatformLink page={remedy.page}>{t(`account.pages.${remedy.page}`)}</PlatformLink>;
  return (
    <Button
      size="small"
      onClick={() => {
        onUsed();
        auth.request(remedy.flow);
      }}
    >
      {t(`auth.titles.${remedy.flow}`)}
    </Button>
  );
}
