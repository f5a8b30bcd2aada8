import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const tokens = read('tokens.css');

it.each([
  ['--fade', 150],
  ['--collapse', 350],
  ['--modal', 300],
])('[CONFIG-6] %s takes %i ms', (token, ms) => {
  expect(tokens).toContain(`${token}: ${ms}ms;`);
});

it('[CONFIG-6] a modal leaves the page within half a second and is at most 95 % of its height', () => {
  const overlay = read('../ui/dialog/overlay.module.css');
  expect(overlay).toContain('max-block-size: 95dvh');
  expect(overlay.match(/(?:overlay|display) var\(--modal\) allow-discrete/g)?.length).toBeGreaterThan(0);
});

it('[CONFIG-6] nothing moves for who asked for reduced motion', () => {
  const rule = /@media \(prefers-reduced-motion: reduce\) \{[\s\S]*?\n {2}\}/.exec(read('base.css'))?.[0] ?? '';
  expect(rule).toMatch(/animation-duration: [\d.]+m?s !important/);
  expect(rule).toMatch(/transition-duration: [\d.]+m?s !important/);
});
