import { describe, expect, it } from 'vitest';
import { fingerprintOfTest } from './fingerprint.ts';
import { Repository, type FileImports } from './repository.ts';

const repository = new Repository();

/** The repository as it would be if these files had other contents. */
class ChangedRepository extends Repository {
  readonly #changed: readonly string[];

  constructor(changed: readonly string[]) {
    super();
    this.#changed = changed;
    for (const file of changed) if (!this.files.includes(file)) throw new Error(`there is no ${file}`);
  }

  override hashOf(file: string): string {
    return this.#changed.includes(file) ? 'changed' : repository.hashOf(file);
  }

  override importsOf(file: string): FileImports {
    return repository.importsOf(file);
  }
}

const pure = 'packages/betting/src/cashout/part-of-offer.test.ts';
const server = 'apps/sandbox/src/catalogue/catalogue.test.ts';
const law = 'tools/laws/documents/documents.test.ts';

describe('a test is run again when', () => {
  it.each([
    ['its own file has changed', pure, pure, true],
    ['a file it imports has changed', pure, 'packages/betting/src/cashout/part-of-offer.ts', true],
    ['a package has another version', pure, 'package-lock.json', true],
    ['a page has changed that it never sees', pure, 'apps/web/app/root.tsx', false],
    ['another test has changed', pure, 'packages/betting/src/cashout/cashout-rule.test.ts', false],
    ['a file of the server it starts has changed', server, 'apps/sandbox/src/http/log.ts', true],
    ['a file that server reads has changed', server, 'apps/sandbox/site/site.json', true],
    ['a package under that server has changed', server, 'packages/simulation/src/world/fixtures.ts', true],
    ['a page has changed that the server does not have', server, 'apps/web/app/root.tsx', false],
    ['any file has changed and it reads the tree', law, 'README.md', true],
  ])('%s', (_, test, changed, isRunAgain) => {
    const before = fingerprintOfTest(repository, test);
    expect(fingerprintOfTest(new ChangedRepository([changed]), test) !== before).toBe(isRunAgain);
  });
});
