import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import {
  platformCloseMessage,
  platformPageMessage,
  type PlatformPageMessage,
} from '@slipstream/contract/embed/platform-message';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';

import { useSite, type Site } from '../../site/site.tsx';
import { callerCountry, countryName } from '../../state/country/blocked-country.ts';
import { authFrameUrl, authPageUrl } from '../../state/session/platform-urls.ts';
import { usePlatformPlace } from '../../state/session/use-platform-place.ts';
import { useStores } from '../../state/use-stores.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './auth-frame.module.css';
import { siteApi } from '../../api/site-api.ts';

/** After this long the page will probably not load in a frame. */
const slowMs = 8000;

/**
 * The frame has another origin, so its scripts and storage give it no access to ours; it cannot navigate the page
 * around it.
 */
const frameRights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface AuthFrameProps {
  readonly flow: AuthFlow;
  /** Tokens of a mail link, passed only to the platform's page. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** Called with what the page in the frame is called, again when its links lead to another page. */
  readonly onTitle: (title: string) => void;
}

const none = {};

/** A page of the platform in a frame. Its result arrives as a message from its origin (EMBED-4). */
export function AuthFrame({ flow, tokens = none, onTitle }: AuthFrameProps) {
  const t = useTranslations('auth');
  const site = useSite();
  const isEntry = flow === 'sign_in' || flow === 'sign_up';
  const country = useBlockedCountry(isEntry);
  if (country === undefined) return <Waiting />;
  if (country !== null) {
    return <EmptyState icon="lock" title={t('blockedTitle')} text={t('blockedText', { countryName: country })} />;
  }
  const hasPreloader = site.preloaders.some((each) => each === flow);
  return <Frame flow={flow} tokens={tokens} onTitle={onTitle} hasPreloader={hasPreloader} />;
}

function Frame({ flow, tokens, onTitle, hasPreloader }: Required<AuthFrameProps> & { readonly hasPreloader: boolean }) {
  const t = useTranslations('auth');
  const platform = usePlatformPlace();
  // A theme that changes meanwhile must not load the page again and lose what was typed.
  const [src] = useState(() => authFrameUrl(platform, flow, location.origin, tokens));
  const [isSlow, setIsSlow] = useState(false);
  const [loadCount, setLoadCount] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const isThere = loadCount > 0;
  const page = usePlatformPage(frame, platform.platformUrl);
  const title = page?.title;
  useEffect(() => {
    if (title !== undefined) onTitle(title);
  }, [title, onTitle]);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // The platform's page focuses its first field; without this the focus could stay on the dialog's close button.
    if (loadCount > 0 && document.activeElement !== frame.current) frame.current?.focus();
  }, [loadCount]);
  return (
    <div className={styles.place} data-fitted={page !== null || undefined}>
      {hasPreloader && !isThere && <Waiting />}
      {isSlow && !isThere && (
        <output className={styles.slow}>
          {t('slow')}{' '}
          <ButtonLink size="small" href={authPageUrl(platform, flow, location.href)} target="_blank" rel="noopener">
            {t('openPage')}
          </ButtonLink>
        </output>
      )}
      <iframe
        className={styles.frame}
        ref={frame}
        data-hidden={(hasPreloader && !isThere) || undefined}
        title={t(`titles.${flow}`)}
        sandbox={frameRights}
        // Passkeys of the platform work in its page only if the window around lets them (SESSION-12).
        allow={`publickey-credentials-get ${new URL(platform.platformUrl).origin}`}
        src={src}
        // As tall as its page, so that only the dialog around it scrolls.
        style={page === null ? undefined : { blockSize: page.height }}
        onLoad={() => setLoadCount((count) => count + 1)}
      />
    </div>
  );
}

function Waiting() {
  const t = useTranslations('auth');
  return (
    <output className={styles.waiting} aria-label={t('loading')}>
      <Skeleton height={28} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={40} />
    </output>
  );
}

type PlatformPage = PlatformPageMessage['page'];

/**
 * What the platform's page in the frame says about itself, null until it does; it can also close the dialog it stands in.
 * Only the page in this very frame counts, and only while it is one of the platform (EMBED-4, EMBED-10).
 */
function usePlatformPage(frame: RefObject<HTMLIFrameElement | null>, platformUrl: string): PlatformPage | null {
  const { auth } = useStores();
  const [page, setPage] = useState<PlatformPage | null>(null);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== originOf(platformUrl)) return;
      const read = platformPageMessage.safeParse(data);
      if (read.success) setPage(read.data.page);
      // A page of ROUTE-2 stands in no dialog; there is nothing to close then.
      if (platformCloseMessage.safeParse(data).success) auth.close();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, platformUrl, auth]);
  return page;
}

function originOf(address: string): string {
  return new URL(address).origin;
}

/** The country's name if it is blocked, null if not, undefined while unknown. */
function useBlockedCountry(isEntry: boolean): string | null | undefined {
  const site = useSite();
  const isAsked = isEntry && site.hasBlockedCountries;
  const [country, setCountry] = useState<string | null | undefined>(isAsked ? undefined : null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    void askBlockedCountry(site).then((name) => void (isGone || setCountry(name)));
    return () => {
      isGone = true;
    };
  }, [isAsked, site]);
  return country;
}

/** The name of the caller's country if sign-in is blocked there (EMBED-5). The platform checks again; this only says it before a form is filled in. */
async function askBlockedCountry(site: Site): Promise<string | null> {
  const country = await callerCountry(siteApi(site));
  return country?.isBlocked === true && country.code !== null ? countryName(country.code, site.locale) : null;
}
