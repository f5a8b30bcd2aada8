import type { PlaceErrorCode } from '@slipstream/contract/entities/bets/place-error';

/** Faults of bets for tests and demos. Each applies a number of times and then ends. */
export class BookFaults {
  /** The next placement is refused with this code. */
  rejectCode: PlaceErrorCode | null = null;
  /** So many answers are lost after the money has moved. */
  loseAnswers = 0;
  delayAnswers = { count: 0, ms: 0 };
  /** So many placements meet a price that has just fallen. */
  movePrices = 0;
  /** So many transactions find the database busy. */
  busyDatabase = 0;

  clear(): void {
    this.rejectCode = null;
    this.loseAnswers = 0;
    this.delayAnswers = { count: 0, ms: 0 };
    this.movePrices = 0;
    this.busyDatabase = 0;
  }

  takeReject(): PlaceErrorCode | null {
    const code = this.rejectCode;
    this.rejectCode = null;
    return code;
  }

  takeLoss(): boolean {
    return this.loseAnswers > 0 && this.loseAnswers-- > 0;
  }

  takeDelayMs(): number {
    const { count, ms } = this.delayAnswers;
    if (count <= 0) return 0;
    this.delayAnswers = { count: count - 1, ms };
    return ms;
  }

  takePriceMove(): boolean {
    return this.movePrices > 0 && this.movePrices-- > 0;
  }

  takeBusy(): boolean {
    return this.busyDatabase > 0 && this.busyDatabase-- > 0;
  }
}
