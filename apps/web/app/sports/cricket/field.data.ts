import { whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'grass',
  hasEnds: false,
  inside: whole,
  lines:
    'M16 100a164 88 0 1 0 328 0a164 88 0 1 0-328 0M88 100a92 54 0 1 0 184 0a92 54 0 1 0-184 0M142 90h76v20h-76zM152 86v28M208 86v28',
};

export default field;
