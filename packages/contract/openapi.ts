import { writeFileSync } from 'node:fs';
import { openapiText } from './src/openapi/document.ts';
import { readExamples } from './src/testing/read-examples.ts';

// Run as `node packages/contract/openapi.ts`, from anywhere.
writeFileSync(new URL('../../docs/openapi.json', import.meta.url), openapiText(readExamples()));
