import type { LaunchProvider } from '@slipstream/contract/entities/site/launch-provider';
import { useCallback, useEffect } from 'react';
import { useFetcher, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/launch.ts';
import { siteApi } from '../api/site-api.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { LaunchFrame } from '../features/launch-page/launch-frame.tsx';
import { launch, type Launch, type LaunchRequest } from '../features/launch-page/launch.ts';
import { pageMark } from '../first-paint/page-marks.ts';
import { NeedsScript } from '../shared/loading/needs-script.tsx';
import { PageTitle } from '../shared/page/page-title.tsx';
import { useSite } from '../site/site.tsx';
import { authPageUrl } from '../state/session/platform-urls.ts';
import { useSession } from '../state/session/use-session.ts';
import { usePlatformPlace } from '../state/session/use-platform-place.ts';
import { parsePath, siteLanguage, targets } from '../site/paths.ts';
import { loadFeatures, type Features } from '../server/loaders/site/load-features.server.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { missingPage } from '../server/http/missing-page.server.ts';
import { pageReply, partsOf } from '../server/http/page-reply.server.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { IconName } from '../ui/icon/icon-names.data.ts';

interface App {
  readonly key: 'racing' | 'lotteries' | 'arena';
  readonly provider: LaunchProvider;
  readonly switch: keyof Features;
  readonly icon: IconName;
}

/** Pages that are third-party apps (CAT-9). */
const apps: Readonly<Record<string, App>> = {
  [targets.racing]: {
    key: 'racing',
    provider: 'horse-racing',
    switch: 'isHorseRacingEnabled',
    icon: 'sport-racing',
  },
  [targets.lotteries]: { key: 'lotteries', provider: 'lotteries', switch: 'isLotteryEnabled', icon: 'lottery' },
  [targets.virtualGamingArena]: {
    key: 'arena',
    provider: 'virtual-gaming-arena',
    switch: 'isVirtualGamingArenaEnabled',
    icon: 'sport-esports',
  },
};

export async function loader({ params, url }: Route.LoaderArgs) {
  const target = parsePath(url.pathname)?.target ?? '';
  const app = apps[target];
  const locale = params.locale ?? siteLanguage;
  if (app === undefined) throw await missingPage(locale);
  const [features, page] = await Promise.all([loadFeatures(), loadPage(locale, target.slice(1))]);
  // Disabled features answer 404.
  if (features !== undefined && !features[app.switch]) throw await missingPage(locale);
  return pageReply({ page: partsOf(page), app }, true);
}

/** Only the browser knows the player, so the browser asks the provider. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<Launch> {
  const { apiUrl, ...asked } = (await request.json()) as LaunchRequest & { apiUrl: string };
  // With the token of a frame that gets no cookies, where there is one.
  return launch(siteApi({ apiUrl, platformApiUrl: apiUrl, locale: asked.locale }), asked);
}

/** Do not reload an open app when lists are refreshed. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function LaunchPage({ loaderData: { page, app } }: Route.ComponentProps) {
  const t = useTranslations();
  const { apiUrl, locale } = useSite();
  const platform = usePlatformPlace();
  const { status, profile } = useSession();
  // A game knows who plays: another player is another launch, and it waits until it is known who it is.
  const isKnown = status === 'visitor' || status === 'player';
  const playerId = profile?.id ?? null;
  const { submit, state, data: launched } = useFetcher<typeof clientAction>({ key: app.provider });
  const name = t(`launch.${app.key}.title`);
  const open = useCallback(() => {
    const asked = {
      provider: app.provider,
      locale,
      theme: isNight() ? 'night' : 'day',
      ownOrigin: location.origin,
      apiUrl,
    };
    void submit(asked, { method: 'post', encType: 'application/json' });
  }, [submit, app.provider, locale, apiUrl]);
  // Another player gets another game.
  const whoPlays = isKnown ? (playerId ?? 'visitor') : null;
  useEffect(() => {
    if (whoPlays !== null) open();
  }, [open, whoPlays]);
  return (
    <ConfiguredPage
      page={page}
      title={name}
      description={t(`launch.${app.key}.description`)}
      head={<PageTitle title={name} sign={<Icon name={app.icon} size={22} />} />}
    >
      <NeedsScript words={t('launch.needsScript')}>
        <LaunchFrame
          name={name}
          launch={state === 'idle' ? launched : undefined}
          onRetry={open}
          signIn={
            <ButtonLink look="primary" href={authPageUrl(platform, 'sign_in')}>
              {t('shell.signIn')}
            </ButtonLink>
          }
        />
      </NeedsScript>
    </ConfiguredPage>
  );
}

function isNight(): boolean {
  const theme = pageMark('theme');
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'night';
}
