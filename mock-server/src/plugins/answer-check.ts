import type { ContractOperation } from '../contract/operations.ts';
import type { Check, Validators } from '../contract/validators.ts';

/** An answer of our own that the contract does not allow: a mistake of the mock hospital, never of the caller. */
export class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
}

/** Holds an answer against the contract; throws AnswerMismatch with every place that does not fit. */
export type AnswerCheck = (operation: ContractOperation, status: number, answer: unknown) => void;

export function createAnswerCheck(validators: Validators): AnswerCheck {
  const checks = new Map<ContractOperation, Map<number, Check>>();
  return (operation, status, answer) => {
    // Pictures are text of a media type of their own; the contract describes no more of them.
    if (status === 200 && operation.mediaType !== 'application/json') return;
    let byStatus = checks.get(operation);
    if (!byStatus) {
      byStatus = new Map([...operation.responses].map(([code, schema]) => [code, validators.answer(schema)]));
      checks.set(operation, byStatus);
    }
    const check = byStatus.get(status);
    const problem = check ? check(answer) : `the contract has no answer with status ${status}`;
    if (problem !== undefined) throw new AnswerMismatch(`${operation.operationId} ${status}: ${problem}`);
  };
}
