import { createServer } from 'node:net';

/** The wanted port, or the next one that is free and not taken by this run. */
export async function freePort(wanted: number, taken: ReadonlySet<number>): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + 100, 65536); port += 1) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port from ${wanted} to ${wanted + 99}.`);
}

// A server may use the port on one address only, so each address is tried.
async function isFree(port: number): Promise<boolean> {
  for (const address of ['127.0.0.1', '::']) {
    if (!(await canListen(port, address))) return false;
  }
  return true;
}

function canListen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'),
    );
    server.listen({ port, host: address, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
