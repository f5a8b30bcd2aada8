/** How a walk goes: everything that decides which steps are taken. */
export interface WalkPlan {
  readonly seed: string;
  /** Whichever comes first ends the walk. */
  readonly minutesMax: number;
  readonly stepsMax: number;
  readonly width: number;
  readonly locale: string;
  /** `visitor`, or the name of a demo player. */
  readonly as: string;
  readonly where: Where;
}

/** The sportsbook by itself, or inside the demo platform with the platform's own pages. */
export type Where = 'web' | 'host';

/** A control as it can be found again, in this run or another. */
export interface Target {
  /** Which document it is in. */
  readonly frame: FrameKind;
  readonly role: string;
  /** The accessible name with its figures masked: prices move. */
  readonly name: string;
  /** Its place among those of the same role and name. */
  readonly nth: number;
  /** Which part of the design it is: in another hour other matches are on, and one price does as well as another. */
  readonly kin: string;
}

/** The page itself, the sportsbook in the platform's frame, or a page of the platform in a dialog of the sportsbook. */
export type FrameKind = 'page' | 'book' | 'dialog';

export type Step =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'press'; readonly target: Target }
  | { readonly kind: 'type'; readonly target: Target; readonly text: string }
  | { readonly kind: 'scroll'; readonly byPx: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'back' | 'forward' | 'reload' | 'escape' | 'new-tab' | 'switch-tab' };

/** What a check objects to. `place` and `what` tell findings apart; `detail` tells a reader more. */
export interface Complaint {
  readonly check: CheckName;
  /** The control or text it is about, figures masked. */
  readonly what: string;
  readonly detail: string;
}

export type CheckName =
  | 'navigated'
  | 'back'
  | 'errors'
  | 'covered'
  | 'disabled'
  | 'sideways'
  | 'small'
  | 'cut'
  | 'sums'
  | 'server-sums'
  | 'receipts'
  | 'balance'
  | 'focus'
  | 'axe';

export interface Finding extends Complaint {
  /** The kind of page, so that one fault on a thousand matches is one finding. */
  readonly place: string;
  readonly url: string;
}
