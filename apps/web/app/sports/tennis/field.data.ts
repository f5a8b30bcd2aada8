import type { Field } from '../field-shape.ts';

const field: Field = {
  ground: 'court',
  hasEnds: true,
  inside: { x: 28, y: 24, width: 304, height: 152 },
  lines: 'M28 24h304v152H28zM28 44h304M28 156h304M100 44v112M260 44v112M100 100h160M180 12v176M28 100h8M332 100h-8',
};

export default field;
