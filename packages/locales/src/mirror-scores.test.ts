import { expect, it } from 'vitest';

import { mirrorScores, withoutMirrorMarks } from './mirror-scores.ts';

it.each([
  ['0:1', '\u200F0\u200F:1'],
  ['تعادل (0:1)', 'تعادل (\u200F0\u200F:1)'],
  ['0:0 / 10:2', '\u200F0\u200F:0 / \u200F10\u200F:2'],
  ['+2.5', '+2.5'],
])('[I18N-2] a score runs with the text: %s', (text, mirrored) => {
  expect(mirrorScores(text, 'rtl')).toBe(mirrored);
  expect(mirrorScores(text, 'ltr')).toBe(text);
  expect(withoutMirrorMarks(mirrored)).toBe(text);
});
