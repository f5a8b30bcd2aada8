/** A moment of the backend's clock and how fast it runs against the wall's; see GET /v2/config. */
export interface ClockReading {
  readonly nowMs: number;
  readonly rate: number;
}
