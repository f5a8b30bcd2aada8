import type { z } from 'zod';

/** One thing that can be done to a running sandbox: an API call and a form on the control page. */
export interface Command {
  readonly name: string;
  readonly about: string;
  readonly fields: readonly Field[];
  /** Null when the input was malformed. */
  run(input: unknown): Promise<{ readonly answer: unknown } | { readonly problems: readonly string[] }>;
}

export interface Field {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'choice';
  readonly initial: string;
  readonly choices?: readonly string[];
}

interface CommandParts<Schema extends z.ZodType> {
  readonly name: string;
  readonly about: string;
  readonly fields: readonly Field[];
  readonly input: Schema;
  readonly run: (input: z.output<Schema>) => unknown;
}

export function command<Schema extends z.ZodType>({ input, run, ...parts }: CommandParts<Schema>): Command {
  return {
    ...parts,
    run: async (given) => {
      const read = input.safeParse(given);
      if (!read.success)
        return { problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
      return { answer: (await run(read.data)) ?? {} };
    },
  };
}
