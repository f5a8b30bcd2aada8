import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.ts';
import { fingerprintOfTest } from './fingerprint.ts';
import { freshReport } from './report.ts';
import { add, failure, run, type Count } from './steps.ts';
import type { Step } from './test-run.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly title: string;
    }[];
  }[];
}

/** The unit, dom or integration tests whose inputs have changed since they passed. */
export function vitestStep(
  name: string,
  group: Step['group'],
  usualSeconds: number,
  projects: readonly string[],
): Step {
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    usualSeconds,
    group,
    run: async ({ repository, passed, file, name: part }) => {
      const listed = await run('vitest', ['list', '--filesOnly', '--json', ...chosen]);
      if (listed.code !== 0) return failure(listed.output);
      const all = filesIn(listed.output).filter((each) => file === undefined || each === file);
      if (all.length === 0) return { count: none, unchanged: 0, output: '' };
      const known = passed.sift(all, (each) => fingerprintOfTest(repository, each));
      const { changed, fingerprints, skipped } = known;
      let { count } = known;
      const unchanged = count.passed;
      if (changed.length === 0) return { count, unchanged, output: '', skipped };
      const report = freshReport(`${name}.json`);
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      const named = part === undefined ? [] : ['-t', part];
      const { code, output } = await run('vitest', ['run', ...chosen, ...reporters, ...named, ...changed]);
      if (!existsSync(report)) return failure(output);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      const lines: string[] = [];
      for (const result of testResults) {
        const path = relative(root, result.name).replaceAll('\\', '/');
        const own = countOf(result);
        count = add(count, own);
        if (own.skipped > 0 && part === undefined) skipped.set(path, own.skipped);
        if (own.failed > 0) lines.push(...failuresOf(path, result));
        else if (part === undefined) passed.add(path, { ...own, fingerprint: fingerprints.get(path) ?? '' });
      }
      // A run may fail for another reason than a test, an unhandled error for example.
      if (code !== 0 && count.failed === 0) return { count: { ...count, failed: 1 }, unchanged, output };
      return { count, unchanged, output: [differencesIn(output), ...lines].join('\n'), skipped };
    },
  };
}

const none: Count = { passed: 0, failed: 0, skipped: 0 };

function filesIn(json: string): readonly string[] {
  const listed = JSON.parse(json.slice(json.indexOf('['))) as readonly { readonly file: string }[];
  return [...new Set(listed.map(({ file }) => relative(root, file).replaceAll('\\', '/')))];
}

function countOf({ status, assertionResults }: Report['testResults'][number]): Count {
  const of = (wanted: string) => assertionResults.filter((each) => each.status === wanted).length;
  const failed = of('failed');
  const passed = of('passed');
  // A file that does not even load has no test at all.
  return {
    passed,
    failed: failed === 0 && status === 'failed' ? 1 : failed,
    skipped: assertionResults.length - passed - failed,
  };
}

/** What was expected and what came instead, of each failed test: the JSON report shortens both. */
function differencesIn(output: string): string {
  const text = stripVTControlCharacters(output);
  const start = text.search(/^.*Failed Tests \d+.*$/m);
  return start === -1 ? '' : text.slice(start).replace(/\n\s*Test Files [^]*$/, '');
}

/** The name of each test and the command that runs only it. */
function failuresOf(path: string, { message, assertionResults }: Report['testResults'][number]): readonly string[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${path} could not be run:\n${message}`];
  return failed.map(
    ({ fullName, title }) => `${path}: ${fullName}\n  npm test -- --file ${path} --name ${JSON.stringify(title)}\n`,
  );
}
