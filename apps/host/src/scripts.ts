import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Language } from './language.ts';

const stripping = `
  import { readFileSync } from 'node:fs';
  import { stripTypeScriptTypes } from 'node:module';
  const texts = process.argv.slice(1).map((file) => stripTypeScriptTypes(readFileSync(file, 'utf8')));
  process.stdout.write(JSON.stringify(texts));
`;

const folder = join(import.meta.dirname, '..', 'browser');

/**
 * The browser's scripts by their path in the folder: the TypeScript files with their types removed. A separate process strips them once,
 * because Node prints a warning about this experimental feature to standard error.
 */
export function browserScripts(): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.d.ts'),
  );
  const files = names.map((name) => join(folder, name));
  const args = ['--no-warnings', '--input-type=module', '--eval', stripping, ...files];
  const texts = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
  return new Map(names.map((name, index) => [name.replaceAll(sep, '/'), texts[index] ?? '']));
}

/**
 * The payment script in one language. It is loaded into pages of others, so it brings its words along and leaves no name
 * behind but its own (PAY-2).
 */
export function paymentScript(scripts: ReadonlyMap<string, string>, { locale, words }: Language): string {
  const values = `const locale = ${JSON.stringify(locale)};\nconst words = ${JSON.stringify(words.payment)};`;
  return `{\n${values}\n${scripts.get('spi.ts') ?? ''}\n}\n`;
}
