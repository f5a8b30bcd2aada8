import { browserStep } from './browser-step.ts';
import { checkSteps } from './check-steps.ts';
import { clusterStep } from './cluster-step.ts';
import type { Step } from './test-run.ts';
import { vitestStep } from './vitest-step.ts';
import { walkStep } from './walk-step.ts';

/** Every step of `npm test`, in the order they run. The fast ones first: most mistakes are found within seconds. */
export const testSteps: readonly Step[] = [
  ...checkSteps,
  vitestStep('unit', 'checks', 45, ['unit', 'dom']),
  vitestStep('integration', 'servers', 200, ['integration']),
  walkStep,
  browserStep,
  clusterStep,
];
