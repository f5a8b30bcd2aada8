import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const catalogueFile = /packages\/locales\/src\/messages\/[\w-]+\/[\w-]+\.ts$/;

/** Turns the messages of a catalogue into use-intl's compiled form, so that no ICU parser goes to the browser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async load(id) {
      if (!catalogueFile.test(id)) return null;
      // The query makes Node read the file anew after an edit.
      const { default: messages } = (await import(`${id}?at=${Date.now()}`)) as { default: object };
      return { code: `export default ${JSON.stringify(compiled(messages))};`, map: null };
    },
  };
}

function compiled(node: unknown): unknown {
  if (typeof node === 'string') return compile(node);
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, compiled(value)]));
}
