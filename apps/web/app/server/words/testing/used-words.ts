import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { WordPart } from '../../../shared/messages/word-parts.ts';

/** A word that a source says: the key, or what it begins with where the rest is known only when it runs. */
export interface UsedWord {
  readonly key: string;
  readonly file: string;
}

/** Code that is loaded with words of its own: the file, and the parts named for it. */
export interface LateCode {
  readonly file: string;
  readonly parts: readonly WordPart[];
}

const staticImport = /(?:^|\n)(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'/g;
const hook = /const (\w+) = useTranslations\((?:'([\w.]+)')?\)/g;
const late = /withWords\(\s*\[([^\]]*)\],\s*async \(\) =>\s*(?:\(\{\s*default: \(await )?import\('([^']+)'\)/g;

/** The files that come with these: all they import at once. */
export function filesWith(roots: readonly string[]): readonly string[] {
  const found = new Set(roots);
  for (const file of found) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      const imported = path.join(path.dirname(file), target.split('?', 1)[0] ?? '');
      if (/(?<!\.server)\.tsx?$/.test(imported) && existsSync(imported)) found.add(imported);
    }
  }
  return [...found];
}

/** The words that a file says through `useTranslations`. */
export function wordsIn(file: string): readonly UsedWord[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(hook)].flatMap(([, name = '', namespace]) => {
    const calls = [...source.matchAll(new RegExp(String.raw`(?<![\w.])${name}(?:\.rich|\.markup)?\(\s*([^\n]*)`, 'g'))];
    return calls.flatMap(([, call = '']) => keysOf(call)).map((key) => ({ file, key: joined(namespace, key) }));
  });
}

export function lateCode(file: string): readonly LateCode[] {
  return [...readFileSync(file, 'utf8').matchAll(late)].map(([, parts = '', target = '']) => ({
    file: path.join(path.dirname(file), target),
    parts: [...parts.matchAll(/'(\w+)'/g)].map(([, part]) => part as WordPart),
  }));
}

/** The keys a call may be for; of a template only what comes before its first value. Empty: any key. */
function keysOf(call: string): readonly string[] {
  const argument = /^(?:'[^']*'|`[^`]*`|[^,)]*\?[^:]*:[^,)]*|[^,)]*)/.exec(call)?.[0] ?? '';
  const texts = [...argument.matchAll(/'([^']*)'|`([^`$]*)[^`]*`/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  );
  return texts.length > 0 ? texts.map((text) => text.replace(/\.$/, '')) : [''];
}

function joined(namespace: string | undefined, key: string): string {
  return [namespace, key].filter((part) => part !== undefined && part !== '').join('.');
}
