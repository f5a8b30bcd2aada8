import { useTranslations } from 'use-intl';

import { useSite } from '../../parts/site.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { BlockProps } from '../block-types.ts';

/** The way to somebody who helps. A site without a chat has none to show; with one, the platform's help center opens it (ROUTE-4). */
export function ChatToggle({ settings: { label } }: BlockProps<'chat-toggle'>) {
  const t = useTranslations('shell');
  const { hasChat, platformUrl } = useSite();
  if (!hasChat) return null;
  return (
    <ButtonLink look="quiet" href={`${platformUrl}/help-center`}>
      {label ?? t('chat')}
    </ButtonLink>
  );
}
