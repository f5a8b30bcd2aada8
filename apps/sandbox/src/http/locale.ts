/** The codes that still arrive for languages we know by another name (I18N-1). */
const aliases: Readonly<Record<string, string>> = {
  br: 'pt-BR',
  no: 'nb',
  ph: 'en-PH',
  se: 'sv',
  sr: 'sr-ME',
  tl: 'fil',
  vn: 'vi',
};

/** The language to answer in: the first of the header that the site speaks, exactly, by alias or by its prefix. */
export function localeOf(acceptLanguage: string | undefined, supported: readonly string[]): string {
  for (const part of (acceptLanguage ?? '').slice(0, 500).split(',')) {
    const wanted = (part.split(';')[0] ?? '').trim();
    const candidates = [wanted, aliases[wanted.toLowerCase()], wanted.split('-')[0]];
    for (const candidate of candidates) {
      const found = supported.find((locale) => locale.toLowerCase() === candidate?.toLowerCase());
      if (found !== undefined) return found;
    }
  }
  return supported[0] ?? 'en';
}
