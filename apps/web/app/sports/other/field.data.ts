import { frame, whole, type Field } from '../field-shape.ts';

const field: Field = { ground: 'plain', hasEnds: true, inside: whole, lines: `${frame}M180 8v184` };

export default field;
