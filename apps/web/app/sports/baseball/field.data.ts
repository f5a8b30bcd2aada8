import { whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'grass',
  hasEnds: false,
  inside: whole,
  lines:
    'M180 188L120 128L180 68L240 128zM180 188L48 56M180 188L312 56M48 56a178 178 0 0 1 264 0M172 128a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
};

export default field;
