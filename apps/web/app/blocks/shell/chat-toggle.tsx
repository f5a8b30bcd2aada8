import { useTranslations } from 'use-intl';

import { useSite } from '../../site/site.tsx';
import { consentNow } from '../../state/consent/keep-consent.ts';
import { platformPageUrl } from '../../state/session/platform-urls.ts';
import { usePlatformPlace } from '../../state/session/use-platform-place.ts';
import { useStores } from '../../state/use-stores.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { BlockProps } from '../block-types.ts';

/**
 * Opens the site's chat, if it has one, and tells it who talks. The chat is third-party, so it opens only after consent (CONFIG-3); without
 * consent, and in a frame, it links to the platform's help centre (ROUTE-4).
 */
export function ChatToggle({ settings: { label } }: BlockProps<'chat-toggle'>) {
  const t = useTranslations('shell');
  const site = useSite();
  const { consent, host, session } = useStores();
  const href = platformPageUrl(usePlatformPlace(), 'support');
  if (!site.hasChat) return null;

  async function talk() {
    const [{ openChat }, { vendorUserOf }, { siteApi }] = await Promise.all([
      import('../../state/scripts/load-scripts.ts'),
      import('../../state/scripts/vendor-user-of.ts'),
      import('../../api/site-api.ts'),
    ]);
    const user = await vendorUserOf(siteApi(site), site, session);
    if (!(await openChat(site, user))) location.assign(href);
  }

  return (
    <ButtonLink
      look="quiet"
      href={href}
      target={host.mode === 'iframe' ? '_blank' : undefined}
      rel="noopener"
      onClick={(event) => {
        if (host.can('pages')) {
          event.preventDefault();
          host.send({ type: 'open_page', page: 'support' });
        } else if (host.mode === 'standalone' && consentNow(consent) === 'all') {
          event.preventDefault();
          void talk();
        }
      }}
    >
      {label ?? t('chat')}
    </ButtonLink>
  );
}
