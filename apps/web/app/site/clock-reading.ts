/** A reading of the backend's clock and its rate against real time; see GET /v2/config. */
export interface ClockReading {
  readonly nowMs: number;
  readonly rate: number;
}
