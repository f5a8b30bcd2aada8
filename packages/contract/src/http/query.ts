import * as z from 'zod/mini';
import { list, whole } from '../scalars.ts';
import { timestamp } from '../timestamp.ts';

/** Queries arrive as strings: each of these reads one, and what comes out has the type and the bounds the call wants. */
export const queryWhole = (min: number, max: number) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^-?\d{1,16}$/)), z.transform(Number)), whole(min, max));

export const queryFlag = z.pipe(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  ),
  z.boolean(),
);

/** A list of words or ids. An empty one is refused: whoever wants no filter leaves it out. */
export const queryList = <Item extends z.ZodMiniType<unknown, string>>(item: Item, lengthMax: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(lengthMax * 101)), z.transform(splitList)),
    list(item, lengthMax).check(z.minLength(1)),
  );

/** A list of numeric codes; an empty item is refused. */
export const queryCodes = <Item extends z.ZodMiniType<unknown, number>>(item: Item, lengthMax: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,3}(,-?\d{1,3})*$/), z.maxLength(lengthMax * 5)),
      z.transform((value) => splitList(value).map(Number)),
    ),
    list(item, lengthMax).check(z.minLength(1)),
  );

export const queryTime = z.pipe(timestamp, z.iso.datetime());

function splitList(value: string): string[] {
  return value === '' ? [] : value.split(',');
}
