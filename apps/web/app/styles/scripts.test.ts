import { readFileSync } from 'node:fs';

import { plannedLanguages } from '@slipstream/locales/languages';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(new URL('scripts.css', import.meta.url), 'utf8');
const scriptOf = (code: string) => new Intl.Locale(code).maximize().script ?? '';
/** Inter has the letters of these. */
const own = new Set(['Latn', 'Cyrl', 'Grek']);
const others = Object.keys(plannedLanguages).filter((code) => !own.has(scriptOf(code)));

describe('[I18N-11] the letters of a page', () => {
  it.each(others)("in %s have the system's fonts", (code) => {
    const language = new Intl.Locale(code).language;
    expect(sheet).toMatch(new RegExp(String.raw`:lang\(${language}\)[^{]*\{\s*--script-font:`));
  });

  it.each(['ar', 'fa', 'hi', 'th', 'vi'])('in %s have room for their marks', (code) => {
    expect(sheet).toMatch(new RegExp(String.raw`:lang\(${code}\)[^{]*\{\s*--leading:`));
  });

  it('load no font from anywhere', () => {
    expect(sheet).not.toContain('url(');
  });
});
