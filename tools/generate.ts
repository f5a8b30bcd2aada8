// Each of these writes its files when it is imported.
import '../packages/contract/openapi.ts';
import '../packages/contract/site-schemas.ts';
