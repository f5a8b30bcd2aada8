import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plannedLanguages } from '@slipstream/locales/languages';
import { pseudoCode, pseudoLanguage, pseudoWords } from '@slipstream/locales/pseudo';
import { tradeTerms } from '@slipstream/locales/glossary';

const codeForm = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;
const areas = { web: 'Catalogue', sandbox: 'SandboxWords', host: 'HostWords', customizer: 'CustomizerWords' } as const;
const typeFiles = {
  web: 'catalogue',
  sandbox: 'sandbox-words',
  host: 'host-words',
  customizer: 'customizer-words',
} as const;
/** What a player reads. The customizer is an operator's own tool. */
const operatorAreas = ['web', 'sandbox', 'host'] as const;

/** Begins a language of the product: a folder with all of English in it, to be translated file by file. Returns what to say. */
export function beginLanguage(code: string, languages: string): string {
  if (!codeForm.test(code)) return `"${code}" is no language code such as "lv" or "zh-Hant".`;
  const folder = path.join(languages, code);
  if (existsSync(folder)) return `${folder} is there already.`;
  cpSync(path.join(languages, 'en'), folder, { recursive: true });
  for (const name of globSync('**/*.ts', { cwd: folder })) {
    const file = path.join(folder, name);
    writeFileSync(file, translated(readFileSync(file, 'utf8'), name));
  }
  writeFileSync(path.join(folder, 'glossary.ts'), glossary());
  const line =
    plannedLanguages[code] === undefined
      ? ` Add its line to packages/locales/src/languages.ts: '${code}': { name: '...' }.`
      : '';
  return `${folder} has all of English.${line} Fill in glossary.ts first; "npm run locales -- check ${code}" says what is left.`;
}

/** Begins a language in an operator's own folder (LOCALES_DIR). */
export async function beginOperatorLanguage(code: string, dir: string, languages: string): Promise<string> {
  if (!codeForm.test(code)) return `"${code}" is no language code such as "lv" or "zh-Hant".`;
  const folder = path.join(dir, code);
  if (existsSync(folder)) return `${folder} is there already.`;
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
  write('language', plannedLanguages[code] ?? { name: code, fallback: 'en', aliases: [] });
  for (const area of operatorAreas) {
    const module = (await import(path.join(languages, 'en', `${area}.ts`))) as { readonly default: unknown };
    write(area, module.default);
  }
  return `${folder} has all of English. Translate what you like and delete the rest; start with LOCALES_DIR=${dir}.`;
}

/** Writes the language of tests into a folder of catalogues: brackets show what is not translated. */
export async function writePseudo(dir: string, languages: string): Promise<string> {
  const folder = path.join(dir, pseudoCode);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'language.json'), `${JSON.stringify(pseudoLanguage)}\n`);
  for (const area of operatorAreas) {
    const module = (await import(path.join(languages, 'en', `${area}.ts`))) as { readonly default: object };
    writeFileSync(path.join(folder, `${area}.json`), `${JSON.stringify(pseudoWords(module.default), null, 2)}\n`);
  }
  return `Start with LOCALES_DIR=${dir} and open /${pseudoCode}/sportsbook.`;
}

/** An English file with the type of a translation. The lists of files get theirs too. */
function translated(source: string, name: string): string {
  const [area, file] = name.replace(/\.ts$/, '').split(path.sep) as [keyof typeof areas, string | undefined];
  if (file !== undefined && area === 'web') return source;
  const type = areas[area];
  const key = file === undefined ? '' : `['${file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}']`;
  const depth = file === undefined ? '../../' : '../../../';
  const body = source.replace(/^\/\*\*[\s\S]*?\*\/\n/, '').replace(/ as const;\n$/, ` satisfies ${type}${key};\n`);
  const separator = file === undefined && area !== 'customizer' ? '' : '\n';
  return `import type { ${type} } from '${depth}${typeFiles[area]}.ts';\n${separator}${body.replaceAll(' as boolean', '')}`;
}

function glossary(): string {
  const terms = Object.keys(tradeTerms).map((term) => `    ${term}: [],`);
  return `import type { Glossary } from '../../glossary.ts';

export default {
  tone: '',
  terms: {
${terms.join('\n')}
  },
  avoid: [],
  sameAsEnglish: [],
  except: [],
} satisfies Glossary;
`;
}
