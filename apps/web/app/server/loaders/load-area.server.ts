import { readWire } from '@slipstream/contract/client-form';
import { blockSettings } from '@slipstream/contract/site/blocks';
import type { Block } from '@slipstream/contract/site/page';

import type { Api } from '../../api/call-api.ts';
import type { BlockWithData, DrawnBlock, LoadedBlock } from '../../blocks/block-types.ts';
import { blockLoaders, type BlockScope } from './load-block.server.ts';

type AnyLoader = (api: Api, settings: unknown, scope: BlockScope) => Promise<unknown>;

/** The blocks of one area with their data. Unknown or invalid blocks are left out and logged (CONFIG-2). */
export async function loadArea(
  api: Api,
  blocks: readonly Block[],
  scope: BlockScope,
  report: (line: string) => void,
): Promise<readonly LoadedBlock[]> {
  const loads = blocks.map(async (block) => {
    const { type, id } = block;
    if (!isDrawn(type)) {
      report(`block ${id} is of the unknown type ${type}`);
      return [];
    }
    const settings = readWire(blockSettings[type], block.settings);
    if (settings.kind === 'malformed') {
      const issue = settings.issues[0];
      report(`block ${id} has a broken setting: ${issue?.path ?? ''} ${issue?.message ?? ''}`);
      return [];
    }
    const data = hasData(type) ? await (blockLoaders[type] as AnyLoader)(api, settings.value, scope) : null;
    return [{ type, id, settings: settings.value, data } as LoadedBlock];
  });
  return (await Promise.all(loads)).flat();
}

function isDrawn(type: string): type is DrawnBlock {
  return Object.hasOwn(blockSettings, type);
}

function hasData(type: DrawnBlock): type is BlockWithData {
  return Object.hasOwn(blockLoaders, type);
}
