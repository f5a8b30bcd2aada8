import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const stripping = `
  import { readFileSync } from 'node:fs';
  import { stripTypeScriptTypes } from 'node:module';
  const texts = process.argv.slice(1).map((file) => stripTypeScriptTypes(readFileSync(file, 'utf8')));
  process.stdout.write(texts.join('\\n'));
`;

/**
 * The SDK for browsers, as a module and as a plain script (`Slipstream.embedSportsbook`). Only types and comments are
 * removed. This runs in a separate process, because Node prints a warning that type stripping is experimental.
 */
export function sdkScripts(): { readonly module: string; readonly global: string } {
  const files = [
    'sdk-address.ts',
    'sdk-capabilities.ts',
    'sdk-frame.ts',
    'sdk-problems.ts',
    'sdk-session.ts',
    'sdk-viewport.ts',
    'sdk.ts',
  ].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  const args = ['--no-warnings', '--input-type=module', '--eval', stripping, ...files];
  const body = tidy(execFileSync(process.execPath, args, { encoding: 'utf8' }))
    .replace(/^import .*\n/gm, '')
    .replace(/^export (?=function |async )/gm, '');
  const text = body.replace('function embedSportsbook', 'export function embedSportsbook');
  return { module: text, global: `(() => {\n${body}\nglobalThis.Slipstream = { embedSportsbook };\n})();\n` };
}

/** Removes the gaps of stripped types, and comments. */
function tidy(text: string): string {
  return text
    .replace(/^\s*\/\*\*[\s\S]*?\*\/$/gm, '')
    .split('\n')
    .map((line) => line.replace(/\s{2,}/g, (gap, at: number) => (at === 0 ? gap : ' ')).trimEnd())
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//'))
    .join('\n');
}
