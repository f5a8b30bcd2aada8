import type { Block } from '@slipstream/contract/site/page';

import type { Api } from '../../api/call-api.ts';
import type { BlockWithData, DrawnBlock, LoadedBlock } from '../../blocks/block-types.ts';
import { readBlock } from '../problems/read-block.server.ts';
import { withLinks } from './link-settings.server.ts';
import { blockLoaders, type BlockScope } from './load-block.server.ts';

type AnyLoader = (api: Api, settings: unknown, scope: BlockScope) => Promise<unknown>;

/**
 * The blocks of one area with their data. Unknown or invalid blocks are left out and logged (CONFIG-2); pages are named by target
 * (ROUTE-14).
 */
export async function loadArea(
  api: Api,
  blocks: readonly Block[],
  scope: BlockScope,
  report: (line: string) => void,
): Promise<readonly LoadedBlock[]> {
  const loads = blocks.map(async (block) => {
    const reading = readBlock(block);
    if (reading.kind === 'broken') {
      report(reading.line);
      return [];
    }
    const { type } = reading;
    const settings = withLinks(reading.settings);
    const data = hasData(type) ? await (blockLoaders[type] as AnyLoader)(api, settings, scope) : null;
    return [{ type, id: block.id, settings, data } as LoadedBlock];
  });
  return (await Promise.all(loads)).flat();
}

function hasData(type: DrawnBlock): type is BlockWithData {
  return Object.hasOwn(blockLoaders, type);
}
