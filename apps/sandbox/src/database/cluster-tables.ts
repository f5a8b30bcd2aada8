/** The world that every process of this database plays: one row. */
interface WorldTable {
  id: string;
  seed: string;
  /** World seconds per real second while it runs; `rate` is zero while it stands. */
  speed: number;
  rate: number;
  /** The world's time at a moment of real time, by the database's clock. */
  world_ms: number;
  real_ms: number;
  /** Grows with every change, so that a process sees that it must read the row again. */
  revision: number;
}

/** Work that one process does at a time. */
interface LeaseTable {
  name: string;
  holder: string;
  /** Grows whenever the work changes hands. */
  fence: number;
  /** Until when it is held, by the database's clock. */
  until_ms: number;
}

/** A process that uses this database. */
interface ProcessTable {
  id: string;
  role: string;
  /** Where it is reached; empty until it listens. */
  origin: string;
  /** The realtime channels its own clients listen to, as a list in JSON. */
  channels: string;
  seen_ms: number;
}

/** A message between processes that is too long for a notification, or must not be missed. */
interface BusMessageTable {
  id: string;
  at_ms: number;
  body: string;
}

export interface ClusterTables {
  world: WorldTable;
  lease: LeaseTable;
  process: ProcessTable;
  bus_message: BusMessageTable;
}
