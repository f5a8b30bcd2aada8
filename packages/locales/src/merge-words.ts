/** A tree of texts. */
export interface Texts {
  readonly [key: string]: unknown;
}

const added = new Map<string, Texts>();
let version = 0;

/** Puts an operator's texts over a language's own; `area` is `web`, `sandbox` or `host`. */
export function addWords(area: string, locale: string, texts: Texts): void {
  added.set(`${area} ${locale}`, texts);
  version += 1;
}

/** Counts what was added, so that what was merged before can be told from what holds now. */
export function wordsVersion(): number {
  return version;
}

/**
 * One tree of the words of a chain of languages, the first before the others. The last is English and has every key, so no
 * text is missing and none is left over (I18N-3, I18N-7).
 */
export function mergeWords<Words extends object>(
  area: string,
  chain: readonly string[],
  wordsOf: (locale: string) => object | undefined,
): Words {
  const layers = chain.flatMap((locale) => [added.get(`${area} ${locale}`), wordsOf(locale)]);
  const [base = {}, ...rest] = layers.filter((layer) => layer !== undefined).toReversed();
  return rest.reduce<object>((below, above) => (above === below ? below : over(below, above)), base) as Words;
}

function over(below: object, above: object): object {
  const words = above as Texts;
  return Object.fromEntries(
    Object.entries(below).map(([key, text]: [string, unknown]) => {
      const own = words[key];
      if (isTexts(text)) return [key, isTexts(own) ? over(text, own) : text];
      return [key, own ?? text];
    }),
  );
}

export function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
