import { existsSync, readFileSync, statSync } from 'node:fs';
import * as z from 'zod/mini';

/** A configuration file that may be edited while the sandbox runs. */
export interface JsonFile<Value> {
  read(): Value;
}

export class SiteFileError extends Error {}

const lookEveryMs = 500;

/**
 * Reads a file again when it changed. A broken edit is reported and the last good reading stays, because a typing
 * mistake must not take the site down; a file that is broken from the start is an error.
 */
export function openJsonFile<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  report: (line: string) => void,
): JsonFile<z.output<Schema>> {
  let changedMs = changeTime(path);
  let lookedMs = performance.now();
  let value = readNow(path, schema);
  return {
    read: () => {
      if (performance.now() - lookedMs < lookEveryMs) return value;
      lookedMs = performance.now();
      const nowChangedMs = changeTime(path);
      if (nowChangedMs === changedMs) return value;
      changedMs = nowChangedMs;
      try {
        value = readNow(path, schema);
      } catch (error) {
        if (!(error instanceof SiteFileError)) throw error;
        report(error.message);
      }
      return value;
    },
  };
}

/** Opens each file when it is first asked for, so that one can be added while the sandbox runs. Null: there is none. */
export function openWhenAsked<Schema extends z.ZodMiniType>(
  pathOf: (name: string) => string,
  schema: Schema,
  report: (line: string) => void,
): (name: string) => z.output<Schema> | null {
  const open = new Map<string, JsonFile<z.output<Schema>>>();
  return (name) => {
    const known = open.get(name);
    if (known !== undefined) return known.read();
    const path = pathOf(name);
    if (!existsSync(path)) return null;
    try {
      const file = openJsonFile(path, schema, report);
      open.set(name, file);
      return file.read();
    } catch (error) {
      if (!(error instanceof SiteFileError)) throw error;
      report(error.message);
      return null;
    }
  };
}

function readNow<Schema extends z.ZodMiniType>(path: string, schema: Schema): z.output<Schema> {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SiteFileError(`${path} can't be read: ${(error as Error).message}`, { cause: error });
  }
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SiteFileError(`${path} does not fit: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

function changeTime(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return -1;
  }
}
