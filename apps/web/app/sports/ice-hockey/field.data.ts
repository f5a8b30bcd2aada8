import { whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'ice',
  hasEnds: true,
  inside: whole,
  lines:
    'M48 8h264a40 40 0 0 1 40 40v104a40 40 0 0 1-40 40H48a40 40 0 0 1-40-40V48a40 40 0 0 1 40-40zM180 8v184M132 8v184M228 8v184M38 9v182M322 9v182M158 100a22 22 0 1 0 44 0a22 22 0 1 0-44 0M62 56a18 18 0 1 0 36 0a18 18 0 1 0-36 0M62 144a18 18 0 1 0 36 0a18 18 0 1 0-36 0M262 56a18 18 0 1 0 36 0a18 18 0 1 0-36 0M262 144a18 18 0 1 0 36 0a18 18 0 1 0-36 0M38 90h-8v20h8M322 90h8v20h-8',
};

export default field;
