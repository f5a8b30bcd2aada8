import { globSync } from 'node:fs';
import path from 'node:path';
import { directionOf, localeCodes } from '@slipstream/locales/locale';
import { folderTexts, glossaryOf } from '@slipstream/locales/report/all-texts';
import { checkLanguage, type Finding } from '@slipstream/locales/report/check-language';
import { readOptions } from './lib/options.ts';
import { root } from './lib/root.ts';
import { beginLanguage, beginOperatorLanguage, writePseudo } from './locales/begin-language.ts';
import { unusedKeys } from './locales/unused-keys.ts';

const languages = path.join(root, 'packages/locales/src/languages');
const options = readOptions();
const [command = 'check', ...codes] = typeof options['words'] === 'string' ? options['words'].split(' ') : [];

switch (command) {
  case 'new':
    for (const code of codes) {
      const dir = options['dir'];
      console.log(
        typeof dir === 'string' ? await beginOperatorLanguage(code, dir, languages) : beginLanguage(code, languages),
      );
    }
    break;
  case 'pseudo':
    console.log(await writePseudo(typeof options['dir'] === 'string' ? options['dir'] : '.data/locales', languages));
    break;
  case 'check':
    process.exitCode = await report(codes.length > 0 ? codes : localeCodes);
    break;
  default:
    console.error(`There is no "${command}". There are: check [code ...], new <code>, pseudo.`);
    process.exitCode = 2;
}

/** Prints what is to be done in each language; 1 if a fault is among it. */
async function report(chosen: readonly string[]): Promise<number> {
  const english = await folderTexts('en');
  const unused = unusedKeys(english.keys(), root, sources());
  for (const key of unused) console.log(`en unused ${key}`);
  let faults = unused.length;
  for (const code of chosen) {
    const glossary = await glossaryOf(code);
    if (glossary === null) continue;
    const findings = checkLanguage(await folderTexts(code), english, glossary, directionOf(code, true) === 'rtl');
    const notes = findings.filter(({ kind }) => kind === 'length');
    faults += findings.length - notes.length;
    for (const finding of options['lengths'] === true ? findings : findings.filter((one) => !notes.includes(one))) {
      console.log(`${code} ${finding.kind} ${finding.key}: ${finding.line}`);
    }
    console.log(`${code}: ${counts(findings, english.size)} (tone: ${glossary.tone})`);
  }
  return faults > 0 ? 1 : 0;
}

function counts(findings: readonly Finding[], total: number): string {
  const kinds = ['missing', 'unknown', 'term', 'avoided', 'english', 'sign', 'length'] as const;
  const told = kinds.map((kind) => [kind, findings.filter((finding) => finding.kind === kind).length] as const);
  const shown = told.filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`);
  return `${total} texts, ${shown.length === 0 ? 'nothing to do' : shown.join(', ')}`;
}

function sources(): readonly string[] {
  const all = globSync('{apps,packages}/*/{app,src,browser}/**/*.{ts,tsx}', { cwd: root });
  return all.filter((file) => !file.includes('packages/locales/src/languages') && !/\.test\.|node_modules/.test(file));
}
