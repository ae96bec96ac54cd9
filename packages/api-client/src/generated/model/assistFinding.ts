/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AssistMention } from './assistMention.ts';

export interface AssistFinding {
  finding: string;
  diagnoses: AssistMention[];
}
