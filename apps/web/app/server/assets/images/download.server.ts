import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

import { isPrivateAddress } from './private-address.server.ts';

const bytesMax = 8 << 20;
const waitMs = 5000;

export type Download =
  | { readonly kind: 'file'; readonly bytes: Buffer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' };

/**
 * Downloads a file with limits on time and size. Redirects are not followed, because they could lead to forbidden
 * hosts. The resolved address is the one connected to, so it cannot become private between check and use.
 */
export function download(source: URL, mayBePrivate: boolean): Promise<Download> {
  return new Promise((resolve) => {
    const request = source.protocol === 'https:' ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(waitMs);
    const fail = () => resolve({ kind: 'unreachable' });
    const options = { signal, headers: { accept: 'image/*' }, ...(!mayBePrivate && { lookup: publicLookup }) };
    const asked = request(source, options, (response) => {
      const { statusCode = 0 } = response;
      if (statusCode !== 200) {
        response.destroy();
        resolve({ kind: statusCode === 404 || statusCode === 410 ? 'missing' : 'unreachable' });
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > bytesMax) {
          response.destroy();
          fail();
        } else chunks.push(chunk);
      });
      response.on('end', () => resolve({ kind: 'file', bytes: Buffer.concat(chunks) }));
      response.on('error', fail);
    });
    asked.on('error', fail);
    asked.end();
  });
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const found = addresses?.find(({ address }) => !isPrivateAddress(address));
    if (error !== null) done(error, '', 0);
    else if (found === undefined) done(new Error(`${hostname} has no public address`), '', 0);
    else if (options.all === true) done(null, [found]);
    else done(null, found.address, found.family);
  });
};
