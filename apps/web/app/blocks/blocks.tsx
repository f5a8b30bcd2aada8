import type { ComponentType } from 'react';

import { LoadFailure } from '../parts/load-failure.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import type { BlockProps, DrawnBlock, LoadedBlock } from './block-types.ts';
import { blockRegistry } from './registry.tsx';

/** The blocks of an area, one below the other. A block that breaks while it is drawn costs itself and nothing else. */
export function Blocks({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  return blocks.map((block) => (
    <BlockBoundary key={block.id}>
      <BlockPlace block={block} />
    </BlockBoundary>
  ));
}

function BlockPlace({ block }: { readonly block: LoadedBlock }) {
  if (block.data === undefined) return <LoadFailure />;
  // The table pairs every type with its component; the compiler can't follow one block of many through it.
  const Block = blockRegistry[block.type].Block as ComponentType<BlockProps<DrawnBlock>>;
  return <Block settings={block.settings} data={block.data} />;
}

/** The same blocks while their next data is on the way. */
export function BlockSkeletons({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  return blocks.map(({ id, type }) => {
    const { Waiting } = blockRegistry[type];
    return <Waiting key={id} />;
  });
}
