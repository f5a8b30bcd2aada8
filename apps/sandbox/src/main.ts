import { parseOptions } from './options/options.ts';

const parsed = parseOptions(process.argv.slice(2), process.env);
switch (parsed.kind) {
  case 'help':
    process.stdout.write(`${parsed.text}\n`);
    break;
  case 'invalid':
    process.stderr.write(`sandbox: ${parsed.line}\n`);
    process.exitCode = 2;
    break;
  // The rest is loaded only now: whoever mistyped an option is told at once.
  case 'centrifugo-config': {
    const { printCentrifugoConfig } = await import('./start.ts');
    printCentrifugoConfig(parsed);
    break;
  }
  case 'run': {
    const { run } = await import('./start.ts');
    await run(parsed);
  }
}
