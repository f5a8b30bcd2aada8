/** Long work in short steps, so that others can run in between (LOAD-1). The result does not depend on the pauses. */
export type Steps<Result> = Generator<null, Result>;

/** Runs all steps at once, where blocking is acceptable; `between` is called after each step. */
export function finished<Result>(steps: Iterator<unknown, Result>, between?: () => void): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    between?.();
  }
}
