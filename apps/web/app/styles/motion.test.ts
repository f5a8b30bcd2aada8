import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const app = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const tokens = read('tokens.css');
const parts = (list: string) => list.split(',').map((part) => part.trim().split(/\s+/));

it.each([
  ['--fade', 150],
  ['--collapse', 350],
  ['--modal', 300],
  ['--modal-enter', 50],
  ['--modal-exit', 500],
])('[CONFIG-6] %s takes %i ms', (token, ms) => {
  expect(tokens).toContain(`${token}: ${ms}ms;`);
});

it('[CONFIG-6] a modal leaves the page within half a second and is at most 95 % of its height', () => {
  const overlay = read('../ui/dialog/overlay.module.css');
  expect(/\.overlay \{[^}&]*max-block-size: 95dvh;/.test(overlay)).toBe(true);
  expect(overlay).toContain('max-block-size: calc(var(--view-size) * 0.95);');
  // The box and its backdrop: what fades, what moves, and when they leave the top layer.
  const transitions = [...overlay.matchAll(/transition:\s([^;]+);/g)].map(([, list]) => list?.trim() ?? '');
  const [box = '', backdrop = '', ...others] = transitions;
  expect(parts(box).map(([what]) => what)).toEqual(['opacity', 'translate', 'overlay', 'display']);
  expect(parts(backdrop).map(([what]) => what)).toEqual(['opacity', 'overlay', 'display']);
  for (const [what = '', time] of [...parts(box), ...parts(backdrop)])
    expect(time).toBe(/overlay|display/.test(what) ? 'var(--modal-exit)' : 'var(--modal)');
  expect(others).toEqual(['none']);
  expect(overlay).toMatch(/&\[open\] \{[^}]*transition-delay: var\(--modal-enter\), var\(--modal-enter\), 0s, 0s;/);
});

it.each([720, 780, 960, 1280, 1920])('[CONFIG-6] the layout changes at %i px', (px) => {
  const layout = ['tokens.css', '../shell/shell.module.css', '../shell/header.module.css'].map(read).join('\n');
  expect(layout).toMatch(new RegExp(`@media \\(width (?:<|>=) ${px}px\\)`));
});

it('[CONFIG-6] nothing moves for who asked for reduced motion', () => {
  const rule = /@media \(prefers-reduced-motion: reduce\) \{[\s\S]*?\n {2}\}/.exec(read('base.css'))?.[0] ?? '';
  expect(rule).toMatch(/\{\s+\*,\s+::before,\s+::after \{/);
  for (const line of ['animation-duration: 0s', 'animation-iteration-count: 1', 'transition-duration: 0s']) {
    expect(rule).toContain(`${line} !important;`);
  }
  expect(rule).toContain('scroll-behavior: auto !important;');
});

it('[CONFIG-6] a press is answered at once: its opacity changes, and no transition delays that', () => {
  const rule = /([^{}]+)\{\s+opacity: var\(--pressed\);\s+\}/.exec(read('base.css'))?.[1] ?? '';
  for (const what of ['a', 'button', 'summary', 'label']) expect(rule).toMatch(new RegExp(`\\s${what}[^,]*.*:active`));
  // A dialog, a launched game's frame and the arrow of a market fade; none of them is pressed.
  const frames = [
    'ui/dialog/overlay.module.css',
    'features/launch-page/launch-frame.module.css',
    'features/match/markets/market-card.module.css',
  ];
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const faded = files.filter((file) =>
    /transition:[^;]*\b(?:opacity|all)\b/.test(readFileSync(path.join(app, file), 'utf8')),
  );
  expect(faded.toSorted()).toEqual(frames.toSorted());
});

it('[CONFIG-7] moments of a bet are short, cause no layout, and nothing waits for them', () => {
  const folders = ['slip', 'panel', 'my-bets', 'quick-bet'].map((folder) => `../features/${folder}`);
  const css = folders
    .flatMap((folder) =>
      readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .map((file) => read(path.join(folder, file))),
    )
    .join('\n');
  const frames = [...css.matchAll(/@keyframes \S+ \{([\s\S]*?)\n {2}\}/g)].map(([, body = '']) => body);
  const moved = new Set(frames.flatMap((body) => [...body.matchAll(/([a-z-]+):/g)].map(([, property]) => property)));
  expect(moved).toEqual(new Set(['opacity', 'scale', 'translate']));
  const times = [...css.matchAll(/animation: [\w-]+ (\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(times.length).toBeGreaterThan(3);
  expect(Math.max(...times)).toBeLessThanOrEqual(1200);
  expect(css).not.toContain('animation-delay');
});

it('[CONFIG-6] what folds takes the time of a collapse, and what only changes colour that of a fade', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const transitions = files.flatMap((file) =>
    [...readFileSync(path.join(app, file), 'utf8').matchAll(/transition:\s([^;]+);/g)].flatMap(([, list = '']) =>
      list.split(',').map((part) => ({ file, words: part.trim().split(/\s+/) })),
    ),
  );
  const wrong = transitions.filter(({ words: [what = '', time] }) => {
    if (/^(grid-template-rows|block-size|content-visibility)$/.test(what)) return time !== 'var(--collapse)';
    return what.endsWith('color') && time !== 'var(--fade)';
  });
  expect(wrong).toEqual([]);
  expect(transitions.filter(({ words }) => words.includes('var(--collapse)')).length).toBeGreaterThan(3);
});
