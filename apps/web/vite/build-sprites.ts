import { writeFileSync } from 'node:fs';

import { crestSprite, iconSprite } from './sprites.ts';

writeFileSync(new URL('../app/ui/icon/icons.svg', import.meta.url), iconSprite());
writeFileSync(new URL('../app/ui/crest/crests.svg', import.meta.url), crestSprite());
