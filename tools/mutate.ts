import { Stryker } from '@stryker-mutator/core';
import { readOptions } from './lib/options.ts';
import { mutationParts, type MutationPart } from './mutate/parts.ts';

/** What the copy that is mutated consists of, beside node_modules. */
const copied = [
  'package.json',
  'tsconfig.base.json',
  'tools/mutate/**',
  '{packages,apps}/*/package.json',
  'packages/*/{src,vectors}/**',
  'apps/{sandbox/src,web/app}/**',
];

const { part: wanted } = readOptions();
for (const [name, part] of Object.entries(mutationParts)) {
  if (wanted === undefined || wanted === name) await mutate(name, part);
}

/** Ends the process with exit code 1, later, if the tests find fewer mutants than the part's floor says. */
async function mutate(name: string, { mutate: files, floor }: MutationPart): Promise<void> {
  console.log(`\n${name}: at least ${floor} % of the mutants must be found`);
  process.env['MUTATION_PART'] = name;
  const stryker = new Stryker({
    packageManager: 'npm',
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate: [...files, '!**/*.test.ts', '!**/*-fixture.ts'],
    // Everything that is not named here is neither copied nor looked at.
    ignorePatterns: ['**', ...copied.map((pattern) => `!${pattern}`)],
    ignoreStatic: true,
    // A wrong text that the types let pass is mostly one for people.
    mutator: { excludedMutations: ['StringLiteral'] },
    concurrency: 1,
    // A run that is too late counts as a mutant found, so a busy machine must not make runs late.
    timeoutMS: 30_000,
    tempDirName: '.stryker-tmp',
    reporters: ['progress', 'clear-text'],
    clearTextReporter: { reportTests: false, logTests: false },
    thresholds: { high: 95, low: Math.min(90, floor), break: floor },
    allowConsoleColors: process.stdout.isTTY,
  });
  await stryker.runMutationTest();
}
