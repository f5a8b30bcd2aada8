import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { createStores } from '../../state/stores.ts';
import type { ThemeChoice } from '../../site/theme-choice.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { ThemedPicture, type ThemedPictureProps } from './themed-picture.tsx';

const address = (name: string) => `https://site.example/${name}.png`;
const image = { night: address('night'), day: null, mobile: null, alt: '', width: 256, height: 160 } as const;

function markupOf(theme: ThemeChoice, props: Partial<ThemedPictureProps>): string {
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european', theme });
  return renderToStaticMarkup(
    <StoresContext value={stores}>
      <ThemedPicture {...image} {...props} />
    </StoresContext>,
  );
}

/** Which picture stands where: the one shown, and each that takes its place under a condition. */
function shownIn(markup: string): readonly string[] {
  return [...markup.matchAll(/<(?:source media="([^"]*)"|img)[^>]*?example%2F(\w+)\.png/g)].map(
    ([, media, name]) => `${media?.replace('&lt;', '<') ?? 'else'}: ${name}`,
  );
}

it.each([
  ['night', {}, ['else: night']],
  ['day', {}, ['else: night']],
  ['day', { day: address('day') }, ['else: day']],
  ['night', { day: address('day') }, ['else: night']],
  ['system', { day: address('day') }, ['(prefers-color-scheme: light): day', 'else: night']],
  ['night', { mobile: address('small') }, ['(width < 780px): small', 'else: night']],
  [
    'system',
    { day: address('day'), mobile: address('small') },
    ['(width < 780px): small', '(prefers-color-scheme: light): day', 'else: night'],
  ],
] as const)('[CONFIG-4] by theme %s, of %j, shows %j', (theme, props, shown) => {
  expect(shownIn(markupOf(theme, props))).toEqual(shown);
});

it('[CONFIG-4] keeps its place before it comes, through the proxy, twice as fine where the screen is', () => {
  const markup = markupOf('night', { alt: 'A ball in the net', isLazy: false });
  expect(markup).toContain('alt="A ball in the net" width="256" height="160" loading="eager"');
  expect(markup).toMatch(/srcSet="\/images\?src=[^ ]*w=256 1x, \/images\?src=[^ ]*w=640 2x"/);
  expect(markupOf('night', {})).toContain('loading="lazy"');
});
