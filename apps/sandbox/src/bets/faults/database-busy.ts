/** Thrown where a database would refuse work; nothing has been done. */
export class DatabaseBusyError extends Error {}
