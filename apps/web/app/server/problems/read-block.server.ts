import { blockSettings } from '@slipstream/contract/site/blocks';
import { readWire } from '@slipstream/contract/client-form';
import { misfitsOf } from '@slipstream/contract/misfits';
import type { Block } from '@slipstream/contract/site/page';

import type { DrawnBlock } from '../../blocks/block-types.ts';

export type BlockReading =
  | { readonly kind: 'read'; readonly type: DrawnBlock; readonly settings: unknown }
  | { readonly kind: 'broken'; readonly line: string };

/** A block with its settings as its type has them, or what is wrong with it (CONFIG-2). */
export function readBlock({ type, id, settings }: Block): BlockReading {
  if (!isDrawn(type)) return { kind: 'broken', line: `block ${id} is of the unknown type ${type}` };
  const reading = readWire(blockSettings[type], settings);
  if (reading.kind === 'read') return { kind: 'read', type, settings: reading.value };
  const [misfit] = misfitsOf(blockSettings[type], settings);
  return { kind: 'broken', line: `block ${id} (${type}) has a broken setting: ${misfit?.path} ${misfit?.reason}` };
}

function isDrawn(type: string): type is DrawnBlock {
  return Object.hasOwn(blockSettings, type);
}
