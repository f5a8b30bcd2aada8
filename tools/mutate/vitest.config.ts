import { defineConfig } from 'vitest/config';
import { mutationParts } from './parts.ts';

const part = Object.entries(mutationParts).find(([name]) => name === process.env['MUTATION_PART'])?.[1];

/** The tests that mutants of one part are run against. Random walks are left out: they cost seconds and find nothing more. */
export default defineConfig({
  test: {
    include: [...(part?.tests ?? [])],
    exclude: ['**/random-walks.test.ts'],
    environment: 'node',
    // A mutant is switched on at run time, so test files can share what they import; loading it anew costs ten seconds a mutant.
    isolate: false,
  },
});
