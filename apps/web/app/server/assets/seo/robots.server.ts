export interface Indexing {
  readonly publicUrl: string;
  readonly indexing: boolean;
  readonly noIndexOrigins: readonly string[];
}

/** A site may keep search engines away altogether, or from some of its origins, such as one for testing (ROUTE-8). */
export function isIndexed({ publicUrl, indexing, noIndexOrigins }: Indexing): boolean {
  const own = originOf(publicUrl);
  return indexing && !noIndexOrigins.some((origin) => originOf(origin) === own);
}

/** robots.txt. Pages that must not be indexed also say so themselves, because not all crawlers read it. */
export function robotsText(indexing: Indexing): string {
  if (!isIndexed(indexing)) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${indexing.publicUrl}/sitemap.xml\n`;
}

function originOf(address: string): string {
  const text = address.includes('://') ? address : `https://${address}`;
  return URL.canParse(text) ? new URL(text).host : address;
}
