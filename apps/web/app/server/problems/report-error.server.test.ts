import { expect, it } from 'vitest';

import { ErrorReports } from './report-error.server.ts';

it('[ERROR-2] an error of the server is reported once, with the environment, and nowhere without a service', () => {
  const sent: Record<string, unknown>[] = [];
  const reports = new ErrorReports(async (_url, init) => {
    sent.push(JSON.parse(init?.body as string) as Record<string, unknown>);
    return new Response();
  });
  const error = new TypeError('no such match');
  const service = { errorReportUrl: 'https://errors.example/report', environment: 'staging' };
  reports.report(error, '/sportsbook', { ...service, errorReportUrl: null });
  reports.report(error, '/sportsbook', service);
  reports.report(error, '/sportsbook/live', service);
  expect(sent).toMatchObject([{ name: 'TypeError', path: '/sportsbook', environment: 'staging', on: 'server' }]);
});
