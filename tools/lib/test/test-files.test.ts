import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../../vitest.config.ts';
import { trackedFiles } from '../../laws/tracked-files.ts';

interface Project {
  readonly test: { readonly include: readonly string[]; readonly exclude?: readonly string[] };
}

const projects = (config.test?.projects ?? []) as readonly Project[];

const isIn = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));

const projectsOf = (file: string) =>
  projects.filter(({ test: { include, exclude = [] } }) => isIn(file, include) && !isIn(file, exclude));

it('every test file is run, and run once', () => {
  const tests = trackedFiles(/\.test\.tsx?$/);
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter((file) => projectsOf(file).length !== 1)).toEqual([]);
});
