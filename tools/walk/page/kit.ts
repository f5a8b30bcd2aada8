import { gathered } from './controls.ts';
import { gather } from './gather.ts';
import { gatherShape } from './shape.ts';

const kit = { gather, gatherShape, gathered };
export type Kit = typeof kit;

// The walker calls these from outside.
Object.assign(window, { walkKit: kit });
