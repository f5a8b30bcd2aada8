import { paymentScriptPath } from '@slipstream/contract/embed/payment-script';

import { vendorOrigins, type SiteScript, type VendorOrigins } from '../../site/vendors.data.ts';
import type { Config } from '../config/config.server.ts';

/**
 * The policy of a page. Cached pages are shared, so the nonce belongs to one render and is kept with it: markup that
 * slips into a render was written before the nonce was drawn and cannot carry it. Hashing the scripts of a finished
 * page instead would bless whatever had slipped in. See docs/decisions/22-page-cache-render-queue-and-csp.md.
 */
export function contentSecurityPolicy(nonce: string, config: Config, scripts: readonly SiteScript[] = []): string {
  const realtime = config.realtimeUrl ?? config.publicApiUrl.replace(/^http/, 'ws');
  const reports = config.errorReportUrl === null ? [] : [config.errorReportUrl];
  const connect = [config.publicApiUrl, realtime, config.platformApiUrl, ...reports].map((address) =>
    originOf(address),
  );
  const { videoOrigins } = config;
  // Exactly the vendors this site has switched on, whether or not somebody has agreed to them yet (CONFIG-3).
  const of = (kind: Exclude<keyof VendorOrigins, 'hasInlineStyles'>) =>
    scripts.flatMap(({ vendor }) => vendorOrigins[vendor][kind]);
  const hasInlineStyles = scripts.some(({ vendor }) => vendorOrigins[vendor].hasInlineStyles);
  const platform = originOf(config.platformUrl);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The platform's payment script, and no other of its files (PAY-2).
    'script-src': ["'self'", `'nonce-${nonce}'`, `${platform}${paymentScriptPath}`, ...of('script')],
    // A nonce beside it would switch the word off again.
    'style-src': ["'self'", hasInlineStyles ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    // A style attribute runs nothing, and server-rendered bars and charts need their widths before hydration.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...of('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...connect, ...videoOrigins]), ...of('connect')],
    // A player that a script feeds has an address of its own in the page; one that feeds itself asks the origin (VIDEO-3).
    'media-src': ['blob:', ...videoOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [...new Set([platform, ...config.frameSources, ...of('frame')])],
    'form-action': ["'self'", platform],
    'frame-ancestors': config.frameAncestors.length === 0 ? ["'none'"] : ["'self'", ...config.frameAncestors],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** What every answer carries, page or not. An answer that is no page may load nothing at all. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

function originOf(address: string): string {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
