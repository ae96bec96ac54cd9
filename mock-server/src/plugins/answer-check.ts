import type { ContractOperation } from '../contract/operations.ts';
import type { Check, Validators } from '../contract/validators.ts';

/** An answer of our own that the contract does not allow: a mistake of the mock hospital, never of the caller. */
export class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
}

/** Stands for the 200 that is no success among the HTTP statuses. */
const BUSINESS = 0;

/** Holds an answer against the contract; throws AnswerMismatch with every place that does not fit. */
export type AnswerCheck = (operation: ContractOperation, status: number, answer: unknown) => void;

/** No success has a top-level status (a lint rule of the contract). */
function hasBusinessStatus(status: number, answer: unknown): boolean {
  return status === 200 && typeof answer === 'object' && answer !== null && 'status' in answer;
}

export function createAnswerCheck(validators: Validators): AnswerCheck {
  const checks = new Map<ContractOperation, Map<number, Check>>();
  return (operation, status, answer) => {
    // Pictures are text of a media type of their own; the contract describes no more of them.
    if (status === 200 && operation.mediaType !== 'application/json') return;
    let byStatus = checks.get(operation);
    if (!byStatus) {
      byStatus = new Map([...operation.responses].map(([code, schema]) => [code, validators.answer(schema)]));
      if (operation.businessStatus) byStatus.set(BUSINESS, validators.answer(operation.businessStatus));
      checks.set(operation, byStatus);
    }
    const isBusiness = hasBusinessStatus(status, answer);
    const check = byStatus.get(isBusiness ? BUSINESS : status);
    const problem = check
      ? check(answer)
      : `the contract has no answer with ${isBusiness ? 'a business status' : `status ${status}`}`;
    if (problem !== undefined) throw new AnswerMismatch(`${operation.operationId} ${status}: ${problem}`);
  };
}
