import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from '../commands.mjs';
import { root } from '../lib/root.ts';
import { mutationParts } from './parts.ts';

const namesOf = (patterns: readonly string[]) => patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));

describe('the parts of the mutation tests', () => {
  it('are those the command knows', () => {
    const parts = Object.keys(mutationParts);
    for (const part of parts) expect(commands['mutate']?.options['part']?.check?.(part)).toBeNull();
    expect(commands['mutate']?.options['part']?.about).toContain(parts.slice(0, -1).join(', '));
  });

  it.each(Object.entries(mutationParts))('%s names files that exist, none twice, and a floor', (_, part) => {
    for (const pattern of [...part.mutate, ...part.tests])
      expect([pattern, namesOf([pattern]).length > 0]).toEqual([pattern, true]);
    expect(part.floor).toBeGreaterThan(50);
  });

  it('no file belongs to two parts', () => {
    const all = Object.values(mutationParts).flatMap(({ mutate }) =>
      namesOf(mutate).filter((name) => !name.endsWith('.test.ts')),
    );
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });
});
