/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 哪一类
 */
export type ReplayCauseKind = typeof ReplayCauseKind[keyof typeof ReplayCauseKind];


export const ReplayCauseKind = {
  input: 'input',
  evidence: 'evidence',
  patient: 'patient',
  rule: 'rule',
} as const;
