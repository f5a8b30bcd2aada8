import { frame, whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'grass',
  hasEnds: true,
  inside: whole,
  lines: `${frame}M180 8v184M152 100a28 28 0 1 0 56 0a28 28 0 1 0-56 0M8 50h54v100H8M352 50h-54v100h54M8 76h20v48H8M352 76h-20v48h20M62 84a20 20 0 0 1 0 32M298 84a20 20 0 0 0 0 32`,
};

export default field;
