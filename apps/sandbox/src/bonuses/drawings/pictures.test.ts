import { describe, expect, it } from 'vitest';
import { jackpotOffers, offers } from '../offers.data.ts';
import { bannersOut, boxImagesOut } from '../serialise/pictures-out.ts';
import { drawPicture } from './draw-picture.ts';
import { readPictureName } from './picture-name.ts';

const origin = 'http://localhost';
const pathOf = (address: string) => address.slice(`${origin}/pictures/`.length);

function drawn(address: string): string {
  const name = readPictureName(pathOf(address));
  if (name === null) throw new Error(`no picture at ${address}`);
  return drawPicture(name);
}

describe('pictures of offers', () => {
  it.each([...offers, ...jackpotOffers].map(({ key }) => key))(
    '[BONUS-1] %s has one for each place and theme',
    (key) => {
      const banners = bannersOut(origin, key);
      expect(banners.map(({ place, theme }) => `${place} ${theme}`)).toEqual([
        'card night',
        'card day',
        'detail night',
        'detail day',
      ]);
      const drawings = banners.map(({ image }) => drawn(image));
      expect(new Set(drawings).size).toBe(banners.length);
      expect(
        drawings.every((svg) => svg.startsWith('<svg') && !svg.includes('NaN') && !svg.includes('undefined')),
      ).toBe(true);
    },
  );

  it('[BONUS-1] a lootbox’s depend on the place and on win or loss', () => {
    const images = boxImagesOut(origin);
    expect(images.map(({ place, outcome }) => `${place} ${outcome}`)).toEqual([
      'closed win',
      'closed lose',
      'opened win',
      'opened lose',
    ]);
    const drawings = images.map(({ image }) => drawn(image));
    expect(new Set(drawings).size).toBe(4);
  });

  it.each([
    '',
    'banner',
    'banner/nothing/card-night.svg',
    'banner/goal-hunt/card-dusk.svg',
    'box/closed-draw.svg',
    'box/x/closed-win.svg',
    '../offers.data.ts',
  ])('%s is no picture', (path) => {
    expect(readPictureName(path)).toBeNull();
  });

  it('where the listener is not known there is no address', () => {
    expect(bannersOut(null, 'goal-hunt')).toEqual([]);
    expect(boxImagesOut(null)).toEqual([]);
  });
});
