/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraceExplanation } from './graceExplanation.ts';
import type { GraceFlags } from './graceFlags.ts';
import type { GraceLevel } from './graceLevel.ts';

export type GraceOutput = GraceFlags & GraceExplanation & {
  score: number;
  level: GraceLevel;
  judgment: string;
} & Required<Pick<GraceFlags & GraceExplanation & {
  score: number;
  level: GraceLevel;
  judgment: string;
}, 'mine' | 'evidence_modify' | 'have_evidence'>>;
