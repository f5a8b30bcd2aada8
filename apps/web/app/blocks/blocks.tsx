import type { ComponentType } from 'react';

import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import type { BlockPlace, BlockProps, DrawnBlock, LoadedBlock } from './block-types.ts';
import { blockRegistry } from './registry.tsx';

export interface BlocksProps {
  readonly blocks: readonly LoadedBlock[];
  readonly place?: BlockPlace;
}

/** The blocks of an area, one after the other. A block that breaks while it is drawn costs itself and nothing else. */
export function Blocks({ blocks, place = 'main' }: BlocksProps) {
  return blocks.map((block, at) => (
    <BlockBoundary key={block.id}>
      <Drawn block={block} place={place} isFirst={at === 0} />
    </BlockBoundary>
  ));
}

interface DrawnProps {
  readonly block: LoadedBlock;
  readonly place: BlockPlace;
  readonly isFirst: boolean;
}

function Drawn({ block, place, isFirst }: DrawnProps) {
  // In the shell there is no room to say that a list did not come, and the page says it anyway.
  if (block.data === undefined) return place === 'main' ? <LoadFailure /> : null;
  const entry = blockRegistry[block.type];
  const look = place === 'main' ? undefined : entry.places?.[place];
  // The table pairs every type with its component; the compiler can't follow one block of many through it.
  const Block = (look ?? entry.Block) as ComponentType<BlockProps<DrawnBlock>>;
  return <Block settings={block.settings} data={block.data} isFirst={isFirst} />;
}

/** The same blocks while their next data is on the way. */
export function BlockSkeletons({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  return blocks.map(({ id, type }) => {
    const { Waiting } = blockRegistry[type];
    return <Waiting key={id} />;
  });
}
