import type { Brand } from '@slipstream/contract/site/brand/brand';
import { brandGrounds, brandStyle } from '@slipstream/contract/site/brand/brand-style';

import { seenThemes, showTheme } from '../../state/preferences/theme.ts';
import type { PreferencesStore } from '../../state/preferences/preferences.ts';
import type { SiteDraft } from './site-draft.ts';

interface Marks {
  readonly density: string | undefined;
  readonly night: string | undefined;
  readonly day: string | undefined;
}

const shown: { sheet: CSSStyleSheet | null; before: Marks | null } = { sheet: null, before: null };

/** Draws the page in a brand; null takes it away again. A sheet of its own wins over the one the page came with. */
export function showBrand(brand: Brand | null): void {
  shown.sheet ??= added(new CSSStyleSheet());
  shown.sheet.replaceSync(brand === null ? '' : brandStyle(brand));
  if (brand !== null) {
    shown.before ??= readMarks();
    const density = brand.density === 'auto' ? undefined : brand.density;
    setMarks({ density, ...brandGrounds(brand) });
  } else if (shown.before !== null) {
    setMarks(shown.before);
    shown.before = null;
  }
}

function readMarks(): Marks {
  const { density } = document.documentElement.dataset;
  const { night, day } = barsOfPhones()[0]?.dataset ?? {};
  return { density, night, day };
}

function setMarks({ density, night, day }: Marks): void {
  setData(document.documentElement, { density });
  for (const bar of barsOfPhones()) setData(bar, { night, day });
}

function setData({ dataset }: HTMLElement, values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}

/** What a phone draws the bars around the page from. */
function barsOfPhones(): readonly HTMLMetaElement[] {
  return seenThemes.flatMap(({ media }) => [
    ...document.querySelectorAll<HTMLMetaElement>(`meta[name=theme-color][media="${media}"]`),
  ]);
}

export function showDraftTheme(preferences: PreferencesStore, { defaultTheme }: SiteDraft): void {
  preferences.setState({ theme: defaultTheme });
  showTheme(defaultTheme);
}

function added(made: CSSStyleSheet): CSSStyleSheet {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
  return made;
}
