import { imageWidths } from '../../../site/paths.ts';

export interface ImageRequest {
  readonly source: URL;
  readonly width: number;
}

export interface ImageOrigins {
  /** Origins of the backend's images; the operator named these hosts, so they may be private. */
  readonly own: readonly string[];
  /** Other allowed origins; these must be public. */
  readonly others: readonly string[];
}

const sourceLengthMax = 1500;

/** Accepts only configured origins and known widths: this is not an open proxy (CONFIG-4). */
export function readImageRequest(query: URLSearchParams, origins: ImageOrigins): ImageRequest | undefined {
  const address = query.get('src') ?? '';
  const width = Number(query.get('w'));
  if (address.length > sourceLengthMax || !URL.canParse(address)) return undefined;
  const source = new URL(address);
  const isWanted = (imageWidths as readonly number[]).includes(width) && source.username + source.password === '';
  const isAllowed = origins.own.includes(source.origin) || origins.others.includes(source.origin);
  source.hash = '';
  return isWanted && isAllowed ? { source, width } : undefined;
}
