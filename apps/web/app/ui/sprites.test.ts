import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { crestSprite, iconSprite } from '../../vite/sprites.ts';

it.each([
  ['icon/icons.svg', iconSprite],
  ['crest/crests.svg', crestSprite],
])('%s is current; if not, run `npm run sprites -w @slipstream/web`', (file, build) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toBe(build());
});
