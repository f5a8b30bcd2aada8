import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** In the order they need each other. */
const files = ['seen', 'names', 'controls', 'cuts', 'rows', 'shape', 'sums', 'gather', 'kit'];

const stripping = `
  import { readFileSync } from 'node:fs';
  import { stripTypeScriptTypes } from 'node:module';
  const texts = process.argv.slice(1).map((file) => stripTypeScriptTypes(readFileSync(file, 'utf8')));
  process.stdout.write(texts.join('\\n'));
`;

/**
 * The files of this folder as one script, with their types removed. An init script is no module, so imports and exports go as
 * well. Node calls the stripping experimental on standard error, so a process of its own does it.
 */
export function pageScript(): string {
  const paths = files.map((name) => join(import.meta.dirname, `${name}.ts`));
  const args = ['--no-warnings', '--input-type=module', '--eval', stripping, ...paths];
  const text = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const body = text.replaceAll(/^import .*;$/gm, '').replaceAll(/^export /gm, '');
  return `(() => {\n${body}\n})();`;
}
