import type { userLimitTermsWire, UserLimitType } from '@slipstream/contract/entities/account/user-limit';
import type * as z from 'zod/mini';
import { Failure } from '../../http/failure.ts';
import type { LimitRow } from './limit.ts';
import { limitForms } from './limit.ts';

export interface LimitTerms {
  readonly type: UserLimitType;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly seconds: number | null;
  readonly period: LimitRow['period'];
}

const realityCheckSecondsMax = 86_400;

/** A type says what it is measured in; a request that measures it otherwise makes no sense. */
export function readTerms(
  { type, amount, seconds, period }: z.output<typeof userLimitTermsWire>,
  currencies: readonly string[],
): LimitTerms | Failure {
  const { unit, hasPeriod } = limitForms[type];
  const isMoney = unit === 'money';
  const problems = [
    ...(isMoney === (amount !== null) && amount?.value !== 0 ? [] : ['amount']),
    ...(amount === null || currencies.includes(amount.currency) ? [] : ['amount.currency']),
    ...(isMoney === (seconds === null) ? [] : ['seconds']),
    ...(type === 'reality_check' && (seconds ?? 0) > realityCheckSecondsMax ? ['seconds'] : []),
    ...(hasPeriod === (period !== null) ? [] : ['period']),
  ];
  if (problems.length > 0) {
    const details = problems.map((path) => ({ path: `body.${path}`, message: `does not fit a limit of type ${type}` }));
    return new Failure(400, 'bad_request', details);
  }
  return { type, amount: amount?.value ?? null, currency: amount?.currency ?? null, seconds, period };
}
