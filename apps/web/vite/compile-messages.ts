import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const messagesFile = /packages\/locales\/src\/languages\/([\w-]+)\/web(\/[\w-]+)?\.ts$/;

/**
 * Turns the messages of a catalogue into use-intl's compiled form, so that no ICU parser goes to the browser. English is
 * compiled area by area. Any other language becomes one module, with English in place of what it lacks (I18N-3), so that
 * nobody downloads two languages.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async load(id) {
      const [, locale, area] = messagesFile.exec(id) ?? [];
      if (locale === undefined) return null;
      if (area !== undefined) return asModule(await readMessages(id));
      if (locale === 'en') return null;
      const { files, messages } = await readCatalogue(path.join(id, '../..'), locale);
      for (const file of files) this.addWatchFile(file);
      return asModule(messages);
    },
  };
}

/** A language's areas over those of English. An area is named as its file is: my-bets.ts holds myBets. */
export async function readCatalogue(folder: string, locale: string) {
  const files: string[] = [];
  const messages: Record<string, unknown> = {};
  for (const name of readdirSync(path.join(folder, 'en/web'))) {
    const sources = ['en', locale]
      .map((code) => path.join(folder, code, 'web', name))
      .filter((file) => existsSync(file));
    const [english, own] = await Promise.all(sources.map(async (file) => readMessages(file)));
    files.push(...sources);
    messages[areaOf(name)] = own === undefined ? english : over(english, own);
  }
  return { files, messages };
}

function areaOf(name: string): string {
  return path.basename(name, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

async function readMessages(file: string): Promise<unknown> {
  // The query makes Node read the file anew after an edit.
  return ((await import(`${file}?at=${Date.now()}`)) as { default: unknown }).default;
}

function over(english: unknown, own: unknown): unknown {
  if (own === undefined || typeof english !== 'object' || english === null) return own ?? english;
  const words = own as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, over(value, words[key])]));
}

function asModule(messages: unknown) {
  return { code: `export default ${JSON.stringify(compiled(messages))};`, map: null };
}

function compiled(node: unknown): unknown {
  if (typeof node === 'string') return compile(node);
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, compiled(value)]));
}
