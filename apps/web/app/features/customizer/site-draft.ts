import { brandWire, type Brand } from '@slipstream/contract/site/brand/brand';
import * as z from 'zod/mini';

import type { Site } from '../../site/site.tsx';
import { themeChoices } from '../../site/theme-choice.ts';
import { readStoredJson, writeStored } from '../../state/storage/stored-text.ts';
import { sessionStore } from '../../state/storage/session-storage.ts';

/** What the customizer can change of a site; all of it is in the export. */
const siteDraft = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Null shows the name. */
  logo: z.nullable(z.object({ night: z.string(), day: z.string(), mobile: z.nullable(z.string()) })),
  /** Null is our own look. */
  brand: z.nullable(brandWire),
  defaultTheme: z.enum(themeChoices),
  isMyBetsVisible: z.boolean(),
  isSignUpAllowed: z.boolean(),
});
export type SiteDraft = Readonly<z.output<typeof siteDraft>>;

/** What a brand begins with: the two colours our own look has its hues from. */
export const firstBrand: Brand = { primary: '#007597', secondary: '#273b52', radius: 8, density: 'auto', font: null };

export function draftOf(site: Site): SiteDraft {
  const { name, logo, brand, defaultTheme, isMyBetsVisible, isSignUpAllowed } = site;
  return { name, logo, brand, defaultTheme, isMyBetsVisible, isSignUpAllowed };
}

const key = 'customizerSettings';

/** What was tried in this session, so that it can be looked at on other pages and after a reload (SESSION-6). */
export function storedDraft(): SiteDraft | undefined {
  const parsed = z.safeParse(siteDraft, readStoredJson(sessionStore, key));
  return parsed.success ? parsed.data : undefined;
}

/** Null forgets it. */
export function storeDraft(draft: SiteDraft | null): void {
  writeStored(sessionStore, key, draft === null ? null : JSON.stringify(draft));
}
