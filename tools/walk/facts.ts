/** What is gathered from one document, all in one go so that its parts belong to the same moment. */
export interface Facts {
  readonly url: string;
  readonly title: string;
  /** How many pixels the page can be scrolled sideways. */
  readonly sidewaysPx: number;
  /** What sticks out of the window then. */
  readonly widest: string;
  readonly scrollY: number;
  readonly scrollMax: number;
  /** Number of the history entry, as the router counts them; null outside of the sportsbook. */
  readonly entry: number | null;
  /** The router's key of the navigation that led here; one to the same address has another. */
  readonly navigation: string | null;
  /** Names of the modal dialogs that are open. */
  readonly dialogs: readonly string[];
  readonly focus: Focus;
  readonly controls: readonly Control[];
  readonly cuts: readonly Cut[];
  readonly rows: readonly Row[];
  /** What may change elsewhere and has the page laid out otherwise: the status of its match, leagues that are folded, the heights of apps. */
  readonly layout: string;
  readonly sums: readonly Sum[];
  /** The balance in the header, as it is written; null where there is none. */
  readonly balance: string | null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Focus {
  readonly isBody: boolean;
  readonly what: string;
}

export type ControlKind = 'price' | 'field' | 'button' | 'link' | 'choice';

export interface Control {
  readonly kind: ControlKind;
  readonly role: string;
  readonly name: string;
  /** Which part of the design it is, so that a hundred rows with one fault are one finding. */
  readonly kin: string;
  readonly href: string | null;
  /** Of a field: search, decimal, numeric, email, password, checkbox... */
  readonly input: string | null;
  readonly box: Box;
  /** Its middle is in sight: inside the window and inside of everything that scrolls it. */
  readonly isInSight: boolean;
  /** What lies over its middle; null when a click there would reach it. */
  readonly cover: Cover | null;
  readonly isDisabled: boolean;
  /** It is disabled but looks enabled. */
  readonly isDisabledUnseen: boolean;
  /** A link in a sentence, which is as tall as its line. */
  readonly isInline: boolean;
  readonly region: 'main' | 'panel' | 'dialog' | 'around';
}

export interface Cover {
  readonly what: string;
  /** How the covering part is held in its place: a header that sticks is scrolled under, a toast is not. */
  readonly position: 'sticky' | 'fixed-bar' | 'fixed' | 'flow';
}

/** A text that is cut off. */
export interface Cut {
  readonly text: string;
  readonly kin: string;
  /** Where the whole text is: in a title or a label. */
  readonly full: 'title' | 'label' | null;
  readonly hiddenPx: number;
  /** The width that is left, in letters of its own size. */
  readonly leftEm: number;
  readonly inside: string;
}

/** A row by which a reader would recognise the place. */
export interface Row {
  readonly key: string;
  readonly top: number;
  readonly height: number;
}

/** The figures of a bet in one place, as they are written. */
export interface Sum {
  readonly where: 'slip' | 'receipt' | 'bet';
  /** Names and figures as they stand below each other. */
  readonly figures: readonly (readonly [name: string, figure: string])[];
  readonly legs: readonly { readonly price: string; readonly stake: string | null }[];
  /** The stake typed for the whole slip. */
  readonly stake: string | null;
  /** `taken`, `waiting`, `offer`, `refused`: a receipt's phase. */
  readonly phase: string | null;
  readonly text: string;
}

/** What a page consists of, for comparing it with the same page loaded afresh. */
export interface Shape {
  readonly url: string;
  readonly headings: readonly string[];
  /** Each match, market or other block with prices, by its name. */
  readonly blocks: readonly { readonly name: string; readonly prices: number }[];
  readonly prices: number;
  readonly controls: readonly string[];
}
