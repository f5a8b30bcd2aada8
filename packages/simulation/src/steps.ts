/** Long work in steps of which each is short; what it makes is the same however often it was left in between (LOAD-1). */
export type Steps<Result> = Generator<null, Result>;

/** All of it at once, for whoever keeps nobody waiting; `between` is called after each step. */
export function finished<Result>(steps: Iterator<unknown, Result>, between?: () => void): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    between?.();
  }
}
