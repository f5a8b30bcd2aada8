import { frame, whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'grass',
  hasEnds: true,
  inside: whole,
  lines: `${frame}M38 8v184M322 8v184M66 8v184M95 8v184M123 8v184M152 8v184M180 8v184M208 8v184M237 8v184M265 8v184M294 8v184`,
};

export default field;
