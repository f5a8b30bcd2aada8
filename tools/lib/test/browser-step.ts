import { existsSync, readFileSync } from 'node:fs';
import { browserArgs } from '../browser-args.ts';
import { ensureTestBrowser } from '../browser.ts';
import { buildWeb } from '../build-web.ts';
import { fingerprintOfSpec } from './fingerprint.ts';
import { freshReport } from './report.ts';
import { add, failure, run, type Count } from './steps.ts';
import type { Step } from './test-run.ts';

const config = ['--config', 'apps/web/playwright.config.ts'];
const folder = 'apps/web/e2e/';

interface Suite {
  readonly file: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'skipped';
    readonly results: readonly {
      readonly errors?: readonly { readonly message?: string }[];
      readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
    }[];
  }[];
}

/** How often a file of tests runs that is not committed yet: a test that fails now and then is found by its author. */
const repeats = 5;

/** The browser tests whose file, or any file of the product, has changed since they passed. */
export const browserStep: Step = {
  name: 'browser',
  usualSeconds: 400,
  group: 'browser',
  run: async ({ repository, passed, file, name }) => {
    const browser = ensureTestBrowser();
    const listed = await run('playwright', ['test', ...config, '--list', '--reporter=json']);
    if (listed.code !== 0) return failure(listed.output);
    const all = suitesIn(listed.output)
      .map((suite) => folder + suite.file)
      .filter((each) => file === undefined || each === file);
    const isLeftOut = (path: string) => path.startsWith(folder) && path.endsWith('.spec.ts') && !all.includes(path);
    const leftOut = file === undefined ? repository.files.filter(isLeftOut) : [];
    const known = passed.sift(all, (each) => fingerprintOfSpec(repository, each));
    const { changed, fingerprints, skipped } = known;
    let { count } = known;
    const unchanged = count.passed;
    if (changed.length === 0) return { count, unchanged, output: '', skipped, leftOut };
    buildWeb();
    const edited = repository.edited();
    const named = name === undefined ? [] : ['-g', name];
    const lines: string[] = [];
    for (const [files, times] of [
      [changed.filter((each) => !edited.has(each)), 1],
      [changed.filter((each) => edited.has(each)), repeats],
    ] as const) {
      if (files.length === 0) continue;
      const ran = await runSpecs(browser, [...named, `--repeat-each=${times}`, ...files]);
      if (ran.suites === null) return failure(ran.output);
      for (const suite of ran.suites) {
        const path = folder + suite.file;
        const specs = specsOf(suite);
        const own = countOf(specs);
        count = add(count, own);
        if (own.skipped > 0 && name === undefined) skipped.set(path, own.skipped);
        if (own.failed > 0) lines.push(...specs.flatMap((spec) => failuresOf(path, spec)));
        else if (name === undefined) passed.add(path, { ...own, fingerprint: fingerprints.get(path) ?? '' });
      }
      if (ran.code !== 0 && count.failed === 0)
        return { count: { ...count, failed: 1 }, unchanged, output: ran.output };
    }
    return { count, unchanged, output: lines.join('\n'), skipped, leftOut };
  },
};

async function runSpecs(browser: ReturnType<typeof ensureTestBrowser>, args: readonly string[]) {
  const report = freshReport('browser.json');
  const env = {
    CHROMIUM_PATH: browser.path,
    NOTIFYING_CHROMIUM_PATH: browser.notifyingPath,
    CHROMIUM_ARGS: browserArgs.join(' '),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const ran = await run('playwright', ['test', ...config, '--reporter=line,json', ...args], env);
  return { ...ran, suites: existsSync(report) ? suitesIn(readFileSync(report, 'utf8')) : null };
}

function suitesIn(json: string): readonly Suite[] {
  return (JSON.parse(json.slice(json.indexOf('{'))) as { readonly suites: readonly Suite[] }).suites;
}

function specsOf({ specs = [], suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A test that is repeated counts once. */
function countOf(specs: readonly Spec[]): Count {
  const statuses = specs.map(({ tests }) => {
    const all = new Set(tests.map(({ status }) => status));
    if (all.has('unexpected')) return 'unexpected';
    return all.has('expected') ? 'expected' : 'skipped';
  });
  const of = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { passed: of('expected'), failed: of('unexpected'), skipped: of('skipped') };
}

/** Name, assertion, picture and the command that runs only this test. */
function failuresOf(path: string, { title, tests }: Spec): readonly string[] {
  return tests
    .filter(({ status }) => status === 'unexpected')
    .slice(0, 1)
    .map(({ results }) => {
      const errors = results.flatMap((result) => result.errors ?? []).map(({ message = '' }) => message);
      const pictures = results
        .flatMap((result) => result.attachments ?? [])
        .flatMap((each) => (each.name === 'screenshot' && each.path !== undefined ? [`picture: ${each.path}`] : []));
      const command = `npm test -- --file ${path} --name ${JSON.stringify(title)}`;
      return `${path}: ${title}\n${[...errors, ...pictures].join('\n')}\n  ${command}\n`;
    });
}
