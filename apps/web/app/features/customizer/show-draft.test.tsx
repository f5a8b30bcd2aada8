import { beforeEach, expect, it, vi } from 'vitest';

import type { Site } from '../../site/site.tsx';
import { showBrand } from './show-draft.ts';
import { draftOf, firstBrand } from './site-draft.ts';

const sheets: string[] = [];
beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        sheets.push(text);
      }
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, writable: true, value: [] });
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" data-night="#000" data-day="#fff">';
});

const marks = () => [document.documentElement.dataset['density'], document.querySelector('meta')?.dataset['night']];

it('[BRAND-5] a site with our own look keeps it until a colour is tried, and has it again after a reset', () => {
  const draft = draftOf({ brand: null } as Site);
  expect(draft.brand).toBeNull();
  document.documentElement.dataset['density'] = 'comfortable';
  showBrand(draft.brand);
  expect(sheets.at(-1)).toBe('');
  expect(marks()).toEqual(['comfortable', '#000']);
  showBrand({ ...firstBrand, primary: '#ffdd00', density: 'compact' });
  expect(sheets.at(-1)).not.toBe('');
  expect(marks()).toEqual(['compact', expect.not.stringMatching('#000')]);
  showBrand(null);
  expect(sheets.at(-1)).toBe('');
  expect(marks()).toEqual(['comfortable', '#000']);
});
