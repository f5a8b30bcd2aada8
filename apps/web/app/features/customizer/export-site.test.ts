import { readWire } from '@slipstream/contract/client-form';
import { siteConfigWire, type SiteConfig } from '@slipstream/contract/site/site-config';
import { expect, it } from 'vitest';

import { siteJson } from './export-site.ts';
import type { SiteDraft } from './site-draft.ts';

function siteOf(wire: object): SiteConfig {
  const reading = readWire(siteConfigWire, wire);
  if (reading.kind === 'malformed') throw new Error(JSON.stringify(reading.issues));
  return reading.value;
}

const draft: SiteDraft = {
  name: 'Gold Bets',
  logo: null,
  brand: {
    primary: '#ffdd00',
    secondary: '#1a0033',
    radius: 2,
    density: 'compact',
    font: { family: 'Georgia', file: null },
  },
  defaultTheme: 'day',
  isMyBetsVisible: false,
  isSignUpAllowed: false,
};

it('[BRAND-5] the export is the site’s file with the draft in it, and nothing of where the site runs', () => {
  const site = siteOf({
    site_name: 'Slipstream',
    gtm_id: 'GTM-TEST1',
    platform: { frontend_origin: 'http://localhost:3002' },
    embed_origins: ['http://localhost:3002'],
  });
  const json = siteJson(site, draft);
  expect(json).not.toContain('localhost');
  expect(siteOf(JSON.parse(json) as object)).toMatchObject({
    siteName: 'Gold Bets',
    brand: draft.brand,
    defaultTheme: 'day',
    isMyBetsVisible: false,
    signUpAllowed: false,
    gtmId: 'GTM-TEST1',
  });
});
