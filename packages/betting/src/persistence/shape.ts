/**
 * Checks of what was read from storage. An object's table of fields is checked complete by the compiler, so a field added to
 * a type cannot be forgotten here. Small, because it ships with every page; no library is needed for one format.
 */
export type Shape = (value: unknown) => boolean;

export type Guard<Value> = (value: unknown) => value is Value;

export const aText: Shape = (value) => typeof value === 'string';

export const aBoolean: Shape = (value) => typeof value === 'boolean';

export const aWhole: Shape = (value) => Number.isSafeInteger(value);

export function within(min: number, max: number): Shape {
  return (value) => typeof value === 'number' && aWhole(value) && value >= min && value <= max;
}

/** A whole number from zero up: money, a version, a moment, a count. */
export const aCount: Shape = within(0, Number.MAX_SAFE_INTEGER);

export function oneOf(...values: readonly unknown[]): Shape {
  return (value) => values.includes(value);
}

export function orNull(shape: Shape): Shape {
  return (value) => value === null || shape(value);
}

export function eitherOf(one: Shape, other: Shape): Shape {
  return (value) => one(value) || other(value);
}

export function listOf(shape: Shape): Shape {
  return (value) => Array.isArray(value) && value.every((item) => shape(item));
}

export function recordOf(shape: Shape): Shape {
  return (value) => isRecord(value) && Object.values(value).every((item) => shape(item));
}

export function objectOf<Value extends object>(fields: {
  readonly [Key in Value extends unknown ? keyof Value : never]-?: Shape;
}): Guard<Value> {
  const entries: readonly [string, Shape][] = Object.entries(fields);
  return (value): value is Value => isRecord(value) && entries.every(([key, shape]) => shape(value[key]));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
