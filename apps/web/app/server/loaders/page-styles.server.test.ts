import { expect, it, vi } from 'vitest';

import { readPageStyles } from './page-styles.server.ts';

it('[BRAND-4] puts no text of a configuration into a style as it is', () => {
  const report = vi.fn<(line: string) => void>();
  const styles = [
    { token: '--accent', value: 'red;background:url(x)' },
    { token: '--radius-card', value: '4px' },
  ];
  expect(readPageStyles(styles, report)).toEqual([{ token: '--radius-card', value: '4px' }]);
  expect(report.mock.calls).toEqual([
    ['style --accent is left out: red;background:url(x) is no colour, length or number'],
  ]);
});
