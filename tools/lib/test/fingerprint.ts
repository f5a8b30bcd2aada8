import { createHash } from 'node:crypto';
import type { Repository } from './repository.ts';

/** What every test depends on. */
const common = ['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json', 'tools/lib/test/fresh-document.ts'];
/** Modules with which a file can read files of its workspace or start processes. */
const reading = /^node:(?:fs|child_process|worker_threads|module)\b/;

/** Every file of the repository, for a check that reads them all. */
export function fingerprintOfAll(repository: Repository): string {
  return fingerprint(repository, repository.files);
}

/**
 * The files a test's outcome depends on: all it imports, and, when something it imports reads files or starts
 * processes, all of its workspace, of those it depends on, and the documents. What reads the tree itself depends on all.
 */
export function fingerprintOfTest(repository: Repository, test: string): string {
  const imported = new Set([test]);
  let isReading = false;
  for (const file of imported) {
    const { files, modules } = repository.importsOf(file);
    for (const each of files) imported.add(each);
    isReading ||= modules.some((name) => reading.test(name)) || /import\.meta\.|\?raw'/.test(repository.read(file));
  }
  if (!isReading) return fingerprint(repository, [...imported]);
  const home = repository.workspaceOf(test);
  if (home === 'tools') return fingerprintOfAll(repository);
  const workspaces = repository.withDependencies(home);
  const read = repository.files.filter((file) => isInput(repository, file, workspaces));
  return fingerprint(repository, [...new Set([...imported, ...read])]);
}

/** The product and what helps the tests, and one file of browser tests. */
export function fingerprintOfSpec(repository: Repository, spec: string): string {
  return fingerprint(repository, [...repository.files.filter(isProduct), spec]);
}

function isProduct(file: string): boolean {
  return /^(?:apps|packages)\//.test(file) && !/\.(?:test|spec)\.tsx?$|\.md$/.test(file);
}

function isInput(repository: Repository, file: string, workspaces: ReadonlySet<string>): boolean {
  const workspace = repository.workspaceOf(file);
  if (workspace === 'docs') return true;
  // Files of other tests are no input, browser tests included.
  return workspaces.has(workspace) && !/\.test\.tsx?$|\/e2e\//.test(file);
}

function fingerprint(repository: Repository, files: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const file of [...new Set([...common, ...files])].toSorted())
    hash.update(file).update(' ').update(repository.hashOf(file)).update('\n');
  return hash.digest('base64url');
}
