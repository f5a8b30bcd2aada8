/// <reference types="node" />
import { writeFileSync } from 'node:fs';
import { deriveSuites, suiteText } from './derive/suites.ts';

/** Writes every suite beside this file: `node packages/betting/vectors/derive.ts`. */
for (const suite of deriveSuites()) {
  writeFileSync(new URL(`${suite.suite}.json`, import.meta.url), suiteText(suite));
  process.stdout.write(`${suite.suite}.json: ${suite.cases.length} cases\n`);
}
