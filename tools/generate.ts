// Each of these writes its file when it is imported.
await import('../packages/contract/openapi.ts');
await import('../packages/contract/site-schemas.ts');
