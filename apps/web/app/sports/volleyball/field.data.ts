import type { Field } from '../field-shape.ts';

const field: Field = {
  ground: 'wood',
  hasEnds: true,
  inside: { x: 40, y: 30, width: 280, height: 140 },
  lines: 'M40 30h280v140H40zM180 16v168M132 30v140M228 30v140',
};

export default field;
