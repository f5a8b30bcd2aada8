/** One file of vectors. `input` and `expected` are plain JSON; README.md says what each suite's fields mean. */
export type Suite<Input, Expected> = {
  readonly suite: string;
  readonly rules: readonly string[];
  readonly cases: readonly { readonly name: string; readonly input: Input; readonly expected: Expected }[];
};
