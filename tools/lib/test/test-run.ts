import type { PassedTests } from './passed.ts';
import type { Repository } from './repository.ts';
import type { StepResult } from './steps.ts';

/** What the steps of one run share. */
interface TestRun {
  readonly repository: Repository;
  readonly passed: PassedTests;
  /** One test or spec file, instead of all. */
  readonly file: string | undefined;
  /** Part of a test's name, instead of all tests of a file. */
  readonly name: string | undefined;
}

export interface Step {
  readonly name: string;
  /** Seconds it takes on two cores, where it has not run yet. */
  readonly usualSeconds: number;
  /** Steps of one group run side by side: what one leaves of the processors the others take. */
  readonly group: 'checks' | 'servers' | 'browser' | 'cluster';
  run(run: TestRun): Promise<StepResult>;
}
