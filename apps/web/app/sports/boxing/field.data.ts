import { whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'plain',
  hasEnds: false,
  inside: whole,
  lines: 'M92 12h176v176H92zM104 24h152v152H104zM92 12l12 12M268 12l-12 12M92 188l12-12M268 188l-12-12',
};

export default field;
