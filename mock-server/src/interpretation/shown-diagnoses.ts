import type { Inference, InferredDiagnosis } from '@jianwei/clinical-rules/lab-inference/infer';

/** Diagnoses with a line of their own: neither folded under another nor a state (pregnancy, immunity). */
export function shownDiagnoses({ diagnoses }: Inference): InferredDiagnosis[] {
  return diagnoses.filter(({ foldedUnder, isState }) => foldedUnder === null && !isState);
}
