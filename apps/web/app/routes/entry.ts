import { redirect } from 'react-router';

import { basePath } from '../paths.ts';

/** The product lives below its base path; whoever comes to the root is taken there. */
export function loader(): Response {
  return redirect(basePath);
}
