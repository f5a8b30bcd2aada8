/** What a process asks for whether anybody places bets or not: its lease, its members, the world, the time. */
const pulse = /\blease\b|"process"|"world"|\bbus_message\b|clock_timestamp|pg_locks|pg_reload_conf|alter system/;
const statement = /LOG: {2}(?:execute [^:]*|statement): /;

/** The statements in a log of PostgreSQL that belong to requests. A statement may go on in lines of its own. */
export function countStatements(log: string): number {
  const entries = log.split(/\n(?=\d{4}-\d\d-\d\d )/);
  return entries.filter((entry) => statement.test(entry) && !pulse.test(entry)).length;
}
