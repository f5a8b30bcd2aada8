import type { bonusWire } from '@slipstream/contract/entities/bonuses/bonus';
import type { lootboxWire } from '@slipstream/contract/entities/bonuses/lootbox';
import type * as z from 'zod/mini';
import { bannerPlaces, boxPlaces, pictureAddress } from '../drawings/picture-name.ts';
import type { JackpotKey, OfferKey } from '../offer-words.ts';

type BannersOut = z.input<typeof bonusWire>['banners'];
type ImagesOut = z.input<typeof lootboxWire>['images'];

/** A picture for each place a page has, drawn for each theme. They are drawings, so one serves phones and desktops. */
export function bannersOut(origin: string | null, subject: OfferKey | JackpotKey): BannersOut {
  if (origin === null) return [];
  return bannerPlaces.flatMap((place) =>
    (['night', 'day'] as const).map((theme) => ({
      place,
      theme,
      mobile: false,
      image: pictureAddress(origin, { kind: 'banner', subject, place, theme }),
    })),
  );
}

/** The box before and after it is opened, and whether a win or a loss brought it. What is in it no picture tells. */
export function boxImagesOut(origin: string | null): ImagesOut {
  if (origin === null) return [];
  return boxPlaces.flatMap((place) =>
    (['win', 'lose'] as const).map((outcome) => ({
      place,
      outcome,
      image: pictureAddress(origin, { kind: 'box', place, outcome }),
    })),
  );
}
