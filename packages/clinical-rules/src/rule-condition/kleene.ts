/** A statement about a report: it holds, it does not, or the report does not say. */
export type Truth = boolean | 'undetermined';

export function not(truth: Truth): Truth {
  return truth === 'undetermined' ? truth : !truth;
}

/** False as soon as one is, true only where each is; of nothing true. */
export function every(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes('undetermined') ? 'undetermined' : true;
}

/** True as soon as one is, false only where each is; of nothing false. */
export function some(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes('undetermined') ? 'undetermined' : false;
}
