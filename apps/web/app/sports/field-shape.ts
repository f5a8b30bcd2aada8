/** A field of play as lines on a ground, 360 by 200, the home side at the left end. */
export interface Field {
  readonly ground: 'grass' | 'court' | 'wood' | 'ice' | 'plain';
  /** Whether the sides have an end each, so that pressure has a direction. */
  readonly hasEnds: boolean;
  /** The inside of the field, which pressure may fill. */
  readonly inside: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly lines: string;
}

/** The frame that most fields fill, and its lines. */
export const whole = { x: 8, y: 8, width: 344, height: 184 };
export const frame = 'M8 8h344v184H8z';
