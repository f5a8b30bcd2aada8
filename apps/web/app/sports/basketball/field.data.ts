import { frame, whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'wood',
  hasEnds: true,
  inside: whole,
  lines: `${frame}M180 8v184M156 100a24 24 0 1 0 48 0a24 24 0 1 0-48 0M8 68h72v64H8M352 68h-72v64h72M80 76a24 24 0 0 1 0 48M280 76a24 24 0 0 0 0 48M8 22h34a92 92 0 0 1 0 156H8M352 22h-34a92 92 0 0 0 0 156h34M24 100a5 5 0 1 0 10 0a5 5 0 1 0-10 0M326 100a5 5 0 1 0 10 0a5 5 0 1 0-10 0`,
};

export default field;
