import { frame, whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'court',
  hasEnds: true,
  inside: whole,
  lines: `${frame}M180 8v184M8 36a64 64 0 0 1 64 56v16a64 64 0 0 1-64 56M352 36a64 64 0 0 0-64 56v16a64 64 0 0 0 64 56M8 84h5v32H8M352 84h-5v32h5`,
};

export default field;
