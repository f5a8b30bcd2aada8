import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './lib/root.ts';
import { buildPackage, packages } from './pack/build-package.ts';

const target = join(root, 'dist/packages');
mkdirSync(target, { recursive: true });
for (const name of packages) {
  const folder = buildPackage(name, target);
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', target], { cwd: folder, encoding: 'utf8' }),
  );
  const kilobytes = Math.round(packed.size / 1024);
  process.stdout.write(
    `${relative(root, join(target, packed.filename))}  ${kilobytes} KB, ${packed.entryCount} files\n`,
  );
}
