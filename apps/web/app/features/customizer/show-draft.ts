import type { Brand } from '@slipstream/contract/site/brand/brand';
import { brandGrounds, brandStyle } from '@slipstream/contract/site/brand/brand-style';

import { setPageMark } from '../../first-paint/page-marks.ts';
import { seenThemes, showTheme } from '../../state/preferences/theme.ts';
import type { PreferencesStore } from '../../state/preferences/preferences.ts';
import type { SiteDraft } from './site-draft.ts';

const sheet: { current: CSSStyleSheet | null } = { current: null };

/** Draws the page in a brand; null takes it away again. A sheet of its own wins over the one the page came with. */
export function showBrand(brand: Brand | null): void {
  const css = (sheet.current ??= added(new CSSStyleSheet()));
  css.replaceSync(brand === null ? '' : brandStyle(brand));
  if (brand === null) return;
  setPageMark('density', brand.density === 'auto' ? undefined : brand.density);
  const { night, day } = brandGrounds(brand);
  for (const { media } of seenThemes) {
    const bar = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media="${media}"]`);
    if (bar !== null) Object.assign(bar.dataset, { night, day });
  }
}

export function showDraftTheme(preferences: PreferencesStore, { defaultTheme }: SiteDraft): void {
  preferences.setState({ theme: defaultTheme });
  showTheme(defaultTheme);
}

function added(made: CSSStyleSheet): CSSStyleSheet {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
  return made;
}
