#!/usr/bin/env node
import { runService } from './run-service.mjs';

runService('host', 'apps/host/src/main.ts');
