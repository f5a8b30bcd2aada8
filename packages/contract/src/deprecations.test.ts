import { expect, it } from 'vitest';
import { deprecationLog, deprecations } from './deprecations.ts';

it('[RELEASE-1] logs what is deprecated once, with what to use instead and until when', () => {
  const lines: string[] = [];
  const log = deprecationLog((line) => lines.push(line));
  const other = { name: 'colour of the site', instead: 'color', since: '1.1.0', until: '2.0.0' };
  for (const deprecation of [deprecations.HOST, other, deprecations.HOST, other]) log(deprecation);
  expect(lines).toEqual([
    'HOST of the web server is deprecated since 0.2.0 and stops working in 1.0.0; use LISTEN_HOST',
    'colour of the site is deprecated since 1.1.0 and stops working in 2.0.0; use color',
  ]);
});
