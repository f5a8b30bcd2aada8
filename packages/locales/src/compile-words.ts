import compile from 'icu-minify/compile';

/** The compiled form of ICU messages, which needs no parser in the browser. */
export function compileWords(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, unknown]) => {
      if (typeof text === 'string') return [key, compile(text)];
      return [key, typeof text === 'object' && text !== null ? compileWords(text) : text];
    }),
  );
}
