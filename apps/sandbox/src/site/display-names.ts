interface Names {
  readonly maker: Intl.DisplayNames;
  /** By code. Asking the platform's tables each time is slow, and all codes are of our own lists. */
  readonly known: Map<string, string>;
}

const tables = new Map<string, Names>();

/** A name in a language, by the platform's own tables; the code itself where they have none. */
export function displayName(kind: 'region' | 'currency' | 'language', code: string, locale: string): string {
  const key = `${kind} ${locale}`;
  const table = tables.get(key) ?? {
    maker: new Intl.DisplayNames([locale, 'en'], { type: kind }),
    known: new Map<string, string>(),
  };
  tables.set(key, table);
  const name = table.known.get(code) ?? nameOf(table.maker, code);
  table.known.set(code, name);
  return name;
}

function nameOf(maker: Intl.DisplayNames, code: string): string {
  try {
    return maker.of(code) ?? code;
  } catch {
    return code;
  }
}
