const makers = new Map<string, Intl.DisplayNames>();

/** A name in a language, by the platform's own tables; the code itself where they have none. */
export function displayName(kind: 'region' | 'currency' | 'language', code: string, locale: string): string {
  const key = `${kind} ${locale}`;
  let maker = makers.get(key);
  if (maker === undefined) makers.set(key, (maker = new Intl.DisplayNames([locale, 'en'], { type: kind })));
  try {
    return maker.of(code) ?? code;
  } catch {
    return code;
  }
}
