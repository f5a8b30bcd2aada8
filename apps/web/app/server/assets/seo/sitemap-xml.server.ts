const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap that lists others. */
export function sitemapIndex(addresses: readonly string[]): string {
  const items = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${space}>\n${items.join('')}</sitemapindex>\n`;
}

/** The addresses of pages. Their other languages are named by the pages themselves, so each is listed once. */
export function sitemap(addresses: readonly string[]): string {
  const items = addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>\n`);
  return `${head}<urlset ${space}>\n${items.join('')}</urlset>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
