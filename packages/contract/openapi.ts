import { writeFileSync } from 'node:fs';
import { openapiText } from './src/openapi/document.ts';
import { readExamples } from './src/testing/read-examples.ts';

// Part of `npm run generate`.
writeFileSync(new URL('../../docs/openapi.json', import.meta.url), openapiText(readExamples()));
