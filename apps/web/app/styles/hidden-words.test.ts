import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');

/** Rules that hide words from sight only, by their declarations. */
const hiding = globSync('**/*.css', { cwd: app }).flatMap((file) =>
  [...readFileSync(join(app, file), 'utf8').matchAll(/[^{};]*;?[^{}]*clip-path: inset\(50%\)[^{}]*/g)].map(
    ([declarations]) => ({ file, declarations }),
  ),
);

it('finds rules that hide words', () => expect(hiding.length).toBeGreaterThan(1));

it.each(hiding)('words hidden in $file take no room, which would make a narrow page wider', ({ declarations }) => {
  for (const needed of ['block-size: 1px', 'inline-size: 1px', 'overflow: hidden'])
    expect(declarations).toContain(needed);
});
