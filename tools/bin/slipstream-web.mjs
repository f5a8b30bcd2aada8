#!/usr/bin/env node
import { runService } from './run-service.mjs';

runService('web', 'apps/web/server.ts');
