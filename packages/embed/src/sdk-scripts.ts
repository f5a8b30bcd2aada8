import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const stripping = `
  import { readFileSync } from 'node:fs';
  import { stripTypeScriptTypes } from 'node:module';
  process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], 'utf8')));
`;

/**
 * The SDK as browsers read it, both ways: as a module, and for a plain script tag, where it is `Slipstream.embedSportsbook`.
 * Types and comments are taken out and nothing else, so what runs is what stands in sdk.ts. A process of its own does
 * it, because Node calls type stripping experimental on standard error.
 */
export function sdkScripts(): { readonly module: string; readonly global: string } {
  const file = fileURLToPath(new URL('sdk.ts', import.meta.url));
  const args = ['--no-warnings', '--input-type=module', '--eval', stripping, file];
  const text = tidy(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const body = text.replace('export function embedSportsbook', 'function embedSportsbook');
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
