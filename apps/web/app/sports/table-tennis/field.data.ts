import type { Field } from '../field-shape.ts';

const field: Field = {
  ground: 'court',
  hasEnds: true,
  inside: { x: 40, y: 34, width: 280, height: 132 },
  lines: 'M40 34h280v132H40zM40 100h280M180 24v152',
};

export default field;
