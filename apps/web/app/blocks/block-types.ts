import type { BlockSettings, BlockType } from '@slipstream/contract/site/blocks';

import type { LoadedData } from './registry.tsx';

export type DrawnBlock = BlockType;

/** The blocks that need data besides their settings. */
export type BlockWithData = keyof LoadedData;

/** Null for a block that needs none. */
export type BlockData<Type extends DrawnBlock> = Type extends BlockWithData ? LoadedData[Type] : null;

/** Where a block is shown: the same menu is a row of chips in a page, a bar in the header and a list in the sidebar. */
export type BlockPlace = 'main' | 'header' | 'sidebar';

export interface BlockProps<Type extends DrawnBlock> {
  readonly settings: BlockSettings<Type>;
  readonly data: BlockData<Type>;
  /** Whether it is the first block, so that it is in the first screen. */
  readonly isFirst?: boolean;
}

/** A block ready to be rendered. Its data is undefined if loading failed. */
export type LoadedBlock<Type extends DrawnBlock = DrawnBlock> = {
  readonly [T in Type]: {
    readonly type: T;
    readonly id: string;
    readonly settings: BlockSettings<T>;
    readonly data: BlockData<T> | undefined;
  };
}[Type];
