import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const stripping = `
  import { readFileSync } from 'node:fs';
  import { stripTypeScriptTypes } from 'node:module';
  const texts = process.argv.slice(1).map((file) => stripTypeScriptTypes(readFileSync(file, 'utf8')));
  process.stdout.write(texts.join('\\n'));
`;

/**
 * The SDK as browsers read it, both ways: as a module, and for a plain script tag, where it is `Slipstream.embedSportsbook`.
 * Types and comments are taken out and nothing else, so what runs is what stands in the sources. A process of its own does
 * it, because Node calls type stripping experimental on standard error.
 */
export function sdkScripts(): { readonly module: string; readonly global: string } {
  const files = ['sdk-address.ts', 'sdk-viewport.ts', 'sdk.ts'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const args = ['--no-warnings', '--input-type=module', '--eval', stripping, ...files];
  const body = tidy(execFileSync(process.execPath, args, { encoding: 'utf8' }))
    .replace(/^import .*\n/gm, '')
    .replace(/^export function /gm, 'function ');
  const text = body.replace('function embedSportsbook', 'export function embedSportsbook');
  return { module: text, global: `(() => {\n${body}\nglobalThis.Slipstream = { embedSportsbook };\n})();\n` };
}

/** Stripped types leave their room behind, and comments are for those who read the source. */
function tidy(text: string): string {
  return text
    .replace(/^\s*\/\*\*[\s\S]*?\*\/$/gm, '')
    .split('\n')
    .map((line) => line.replace(/\s{2,}/g, (gap, at: number) => (at === 0 ? gap : ' ')).trimEnd())
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//'))
    .join('\n');
}
