import connection from './en/connection.ts';
import errors from './en/errors.ts';
import events from './en/events.ts';
import shell from './en/shell.ts';
import site from './en/site.ts';
import slip from './en/slip.ts';
import ui from './en/ui.ts';

export default { connection, errors, events, shell, site, slip, ui } as const;
