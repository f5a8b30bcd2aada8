import { getPage } from '@slipstream/contract/http/site/get-page';
import { misfitsOf } from '@slipstream/contract/misfits';
import { blockSettings } from '@slipstream/contract/site/blocks';
import { areasWire } from '@slipstream/contract/site/page';
import { ownValue } from '@slipstream/units/own-value';

interface RawBlock {
  readonly type: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/**
 * What a page leaves out without a word: areas, blocks and settings that nobody knows are mostly misspelled. The reply must
 * fit the contract; reading it would drop them.
 */
export function ignored(callId: string, reply: unknown): readonly string[] {
  if (callId !== getPage.id) return [];
  const { areas = {} } = (reply as { data: { areas?: Readonly<Record<string, unknown>> } }).data;
  return Object.entries(areas).flatMap(([area, blocks]) => {
    const path = `data.areas.${area}`;
    if (!Object.hasOwn(areasWire.shape, area))
      return [`${path} is ignored: there are ${Object.keys(areasWire.shape).join(', ')}`];
    return (blocks as readonly RawBlock[]).flatMap((block, index) => ofBlock(block, `${path}.${index}`));
  });
}

function ofBlock({ type, settings = {} }: RawBlock, path: string): readonly string[] {
  const schema = ownValue<(typeof blockSettings)[keyof typeof blockSettings]>(blockSettings, type);
  if (schema === undefined) return [`${path} is left out: there is no block ${type}`];
  const broken = misfitsOf(schema, settings).map((misfit) => `${path}.settings.${misfit.path} ${misfit.reason}`);
  const unknown = Object.keys(settings).filter((name) => !Object.hasOwn(schema.shape, name));
  return [...broken, ...unknown.map((name) => `${path}.settings.${name} is ignored: ${type} has no such setting`)];
}
