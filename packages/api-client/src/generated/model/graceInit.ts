/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraceFlags } from './graceFlags.ts';
import type { GraceForm } from './graceForm.ts';
import type { GraceInputSource } from './graceInputSource.ts';

/**
 * 新评估的初始值；未知的数值为 null
 */
export type GraceInit = GraceForm & GraceFlags & {
  age_source?: GraceInputSource;
  serum_creatinine_source?: GraceInputSource;
};
