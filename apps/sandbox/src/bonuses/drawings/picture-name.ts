import { jackpotOffers, offers } from '../offers.data.ts';

export const bannerPlaces = ['card', 'detail'] as const;
export const boxPlaces = ['closed', 'opened'] as const;
const themes = ['night', 'day'] as const;
const outcomes = ['win', 'lose'] as const;

export type BannerPlace = (typeof bannerPlaces)[number];
export type PictureTheme = (typeof themes)[number];

/** What there is a drawing of. */
export type PictureName =
  | {
      readonly kind: 'banner';
      readonly subject: string;
      readonly place: BannerPlace;
      readonly theme: PictureTheme;
    }
  | { readonly kind: 'box'; readonly place: (typeof boxPlaces)[number]; readonly outcome: (typeof outcomes)[number] };

export function pictureAddress(origin: string, name: PictureName): string {
  const file =
    name.kind === 'banner'
      ? `banner/${name.subject}/${name.place}-${name.theme}.svg`
      : `box/${name.place}-${name.outcome}.svg`;
  return `${origin}/pictures/${file}`;
}

/** The way back from the path of an address; null when there is no such picture. */
export function readPictureName(path: string): PictureName | null {
  const [kind, ...rest] = path.split('/');
  const file = /^([a-z]+)-([a-z]+)\.svg$/.exec(rest.at(-1) ?? '');
  const [, first, second] = file ?? [];
  if (kind === 'banner' && rest.length === 2) {
    const subject = [...offers, ...jackpotOffers].find(({ key }) => key === rest[0])?.key;
    const place = bannerPlaces.find((known) => known === first);
    const theme = themes.find((known) => known === second);
    return subject && place && theme ? { kind, subject, place, theme } : null;
  }
  const place = boxPlaces.find((known) => known === first);
  const outcome = outcomes.find((known) => known === second);
  return kind === 'box' && rest.length === 1 && place && outcome ? { kind, place, outcome } : null;
}
