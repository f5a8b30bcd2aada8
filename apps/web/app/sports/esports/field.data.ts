import { whole, type Field } from '../field-shape.ts';

const field: Field = {
  ground: 'plain',
  hasEnds: false,
  inside: whole,
  lines:
    'M24 176L336 24M24 176V52a28 28 0 0 1 28-28H336M24 176H308a28 28 0 0 0 28-28V24M14 150h36v36H14zM310 14h36v36h-36zM120 129l12-6M228 77l12-6M150 24v0M150 114l60-28',
};

export default field;
