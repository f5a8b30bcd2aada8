import { readOptions } from './lib/options.ts';
import { groups } from './bench/groups.ts';

const { only } = readOptions();
const wanted = groups.filter(({ name }) => only === undefined || name === only);
if (wanted.length === 0) {
  console.error(`There is no group "${only}". There are: ${groups.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
for (const { name, measure } of wanted) {
  console.log(`\n${name}`);
  for (const row of await measure()) {
    const value =
      typeof row.value === 'number' ? row.value.toLocaleString('en', { maximumFractionDigits: 2 }) : row.value;
    console.log(`  ${row.name.padEnd(52)} ${value.padStart(12)} ${row.unit.padEnd(10)} ${row.note ?? ''}`);
  }
}
