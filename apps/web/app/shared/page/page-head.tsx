import { useLocation } from 'react-router';

import { imagePath, link, parsePath } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string | null | undefined;
  /** A picture for link previews. */
  readonly shareImage?: string | null | undefined;
  readonly isIndexed?: boolean;
}

/** Query keys that make a different page for search engines; others show the same page differently. */
const canonicalKeys = ['tab', 'page'] as const;

/** Title, description, canonical and preview tags of a page (ROUTE-7 to ROUTE-9). */
export function PageHead({ title, description, keywords, shareImage, isIndexed = true }: PageHeadProps) {
  const site = useSite();
  const { target, query } = useCanonical();
  const address = (locale: string) => site.publicUrl + link(target, locale, site.rules) + query;
  const url = address(site.locale);
  const words = keywords ?? site.seo.keywords;
  const picture = pictureUrl(shareImage ?? site.seo.shareImage ?? `/share/${site.locale}/site.png`, site.publicUrl);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {words !== '' && <meta name="keywords" content={words} />}
      {!(isIndexed && site.seo.isIndexed) && <meta name="robots" content="noindex,nofollow" />}
      <link rel="canonical" href={url} />
      {site.rules.locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(site.rules.locales[0] ?? site.locale)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

function useCanonical(): { readonly target: string; readonly query: string } {
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  const query = new URLSearchParams(
    canonicalKeys.flatMap((key) => {
      const value = given.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );
  return { target: parsePath(pathname)?.target ?? '/', query: query.size > 0 ? `?${query}` : '' };
}

/** Our own pictures are at our own address; others go through the image proxy in a size for previews. */
function pictureUrl(source: string, publicUrl: string): string {
  return publicUrl + (source.startsWith('/') ? source : imagePath(source, 1280));
}
