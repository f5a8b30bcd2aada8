import { afterEach, describe, expect, it } from 'vitest';

import { developmentNotes } from './development-notes.server.ts';
import { ProblemLog, problemLog } from './problem-log.server.ts';

describe('the notes of a page', () => {
  const before = process.env['NODE_ENV'];
  afterEach(() => {
    process.env['NODE_ENV'] = before;
  });

  it.each([
    ['development', { problems: ['a failed'] }],
    ['production', undefined],
  ])('[RUN-3] in %s are %j', (mode, notes) => {
    process.env['NODE_ENV'] = mode;
    const quiet = new ProblemLog({ write: () => undefined, now: () => 0, later: () => undefined });
    Reflect.set(globalThis, Symbol.for('slipstream.problem-log'), quiet);
    problemLog().report('a', 'a failed');
    expect(developmentNotes()).toEqual(notes);
  });
});
