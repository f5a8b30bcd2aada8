import { type ComponentType, Component, type ReactNode } from 'react';

import { LoadFailure } from '../shared/loading/load-failure.tsx';
import type { BlockPlace, BlockProps, DrawnBlock, LoadedBlock } from './block-types.ts';
import { blockRegistry } from './registry.tsx';

export interface BlocksProps {
  readonly blocks: readonly LoadedBlock[];
  readonly place?: BlockPlace;
}

/** The blocks of an area. A block that throws while rendering removes only itself. */
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
  // The shell has no room for a failure message, and the page shows one anyway.
  if (block.data === undefined) return place === 'main' ? <LoadFailure /> : null;
  const entry = blockRegistry[block.type];
  const look = place === 'main' ? undefined : entry.places?.[place];
  // The table pairs every type with its component, which the compiler cannot follow for a union of blocks.
  const Block = (look ?? entry.Block) as ComponentType<BlockProps<DrawnBlock>>;
  return <Block settings={block.settings} data={block.data} isFirst={isFirst} />;
}

/** Skeletons of the same blocks. */
export function BlockSkeletons({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  return blocks.map(({ id, type }) => {
    const { Waiting } = blockRegistry[type];
    return <Waiting key={id} />;
  });
}

/** Error boundary of a block: removes the block and reports the error. */
class BlockBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
