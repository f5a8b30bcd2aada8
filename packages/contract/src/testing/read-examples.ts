import { readdirSync, readFileSync } from 'node:fs';
import type { Example } from '../openapi/example.ts';

const folder = new URL('../../examples/', import.meta.url);

/** Answers of the sandbox, one for each call, by the call's id. */
export function readExamples(): Readonly<Record<string, Example>> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.data.json'));
  return Object.fromEntries(
    files.map((name) => [
      name.replace('.data.json', ''),
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Example,
    ]),
  );
}
