import { frame, whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'grass',
  hasEnds: true,
  inside: whole,
  lines: `${frame}M36 8v184M324 8v184M180 8v184M104 8v184M256 8v184M36 84h-8M36 116h-8M324 84h8M324 116h8`,
};

export default field;
