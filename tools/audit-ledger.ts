import { join } from 'node:path';
import { auditPlace } from '../apps/sandbox/src/audit/audit-place.ts';
import { readOptions } from './lib/options.ts';

const options = readOptions();
const given = (name: 'data' | 'database', variable: string) =>
  typeof options[name] === 'string' ? options[name] : process.env[variable];
// The database of `npm start`, found by the same options and variables.
const place = given('database', 'DATABASE_URL') || join(given('data', 'DATA_DIR') || '.data', 'book.sqlite');
process.exitCode = await auditPlace(place, (line) => console.log(line));
