import { whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'plain',
  hasEnds: false,
  inside: whole,
  lines: 'M130 10h100l54 54v72l-54 54H130l-54-54V64zM136 24h88l46 46v60l-46 46h-88l-46-46V70z',
};

export default field;
