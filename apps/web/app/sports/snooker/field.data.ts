import { whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'grass',
  hasEnds: false,
  inside: whole,
  lines:
    'M20 20h320v160H20zM88 20v160M88 74a26 26 0 0 0 0 52M20 20m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M340 20m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 180m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M340 180m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M173 20a7 7 0 1 0 14 0M173 180a7 7 0 0 1 14 0',
};

export default field;
