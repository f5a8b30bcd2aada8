import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { trackedFiles } from './tracked-files.ts';

/** The formatter of the page. */
const writer = 'apps/web/app/shared/match/time-text.ts';

/** Who may ask Intl about dates, and why. */
const askers = [
  // Days as keys and queries, never as words.
  'apps/web/app/shared/match/days-between.ts',
  // A picture that is shared has no reader's zone; it is in UTC and says so.
  'apps/web/app/server/assets/share/share-facts.server.ts',
  // The sign of a zone where a language has only a long name for it.
  writer,
  // The names of zones.
  'apps/web/app/state/preferences/preferences.ts',
  'apps/web/app/state/preferences/display-preferences.ts',
];

const writing = /\.dateTime\(|toLocale(?:Date|Time)?String\(|timeStyle|hourCycle|hour12|getHours\(|getMinutes\(/;
const asking = /Intl\.DateTimeFormat\(/;

describe('times on the page', () => {
  const sources = trackedFiles(/^apps\/web\/app\/.*\.tsx?$/).filter((path) => !path.includes('.test.'));
  const matching = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));

  it('[SHOW-6] are written in one place, so that all are in one zone and one style', () => {
    expect(matching(writing)).toEqual([writer]);
    expect(matching(asking)).toEqual(askers.toSorted());
  });
});
