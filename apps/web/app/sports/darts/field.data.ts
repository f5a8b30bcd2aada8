import { whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'plain',
  hasEnds: false,
  inside: whole,
  lines:
    'M92 100a88 88 0 1 0 176 0a88 88 0 1 0-176 0M104 100a76 76 0 1 0 152 0a76 76 0 1 0-152 0M134 100a46 46 0 1 0 92 0a46 46 0 1 0-92 0M172 100a8 8 0 1 0 16 0a8 8 0 1 0-16 0M180 24v68M180 108v68M104 100h68M188 100h68M126 46l48 48M186 106l48 48M126 154l48-48M186 94l48-48',
};

export default field;
