import { readConfig, type Config } from './config.server.ts';

let config: Config | undefined;

/**
 * The configuration as loaders see it. server.ts has refused to start on a malformed environment,
 * so a problem here can only be a bug in how the process was started.
 */
export function serverConfig(): Config {
  if (config === undefined) {
    const read = readConfig(process.env);
    if (read.kind === 'problem') throw new Error(read.line);
    config = read.config;
  }
  return config;
}
