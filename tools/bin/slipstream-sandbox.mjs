#!/usr/bin/env node
import { runService } from './run-service.mjs';

runService('sandbox', 'apps/sandbox/src/main.ts');
