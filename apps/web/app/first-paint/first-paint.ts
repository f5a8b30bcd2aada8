import { createContext, type ComponentType } from 'react';
import { Links, Scripts } from 'react-router';

import { cardMarks } from './page-marks.ts';

/** What of a document is rendered differently so that the first paint comes sooner. */
export interface FirstPaint {
  readonly Links: ComponentType;
  readonly Scripts: ComponentType;
  /** Words that are needed soon besides the scripts of the routes. */
  readonly Preload: ComponentType<{ readonly href: string }>;
  /** The attributes of a card with this many rows. Called once for each card, from the top of the page down. */
  readonly cardMarks: (rows: number) => ReturnType<typeof cardMarks>;
}

/** Used in the browser, in development and with `FIRST_PAINT=off`. */
export const routersOwn: FirstPaint = {
  Links,
  Scripts,
  Preload: () => null,
  cardMarks: (rows) => cardMarks(rows),
};

/** The server provides components of its own (`first-paint.server.tsx`); the router's hydrate their elements. */
export const FirstPaintContext = createContext(routersOwn);
