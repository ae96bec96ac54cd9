/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { DecisionLaboratory } from './decisionLaboratory.ts';
import type { DecisionPatient } from './decisionPatient.ts';

export interface DecisionAid {
  diagnosis_id: string;
  diagnosis_name: string;
  system_name?: string;
  report_id?: string;
  report_name?: string;
  report_time?: DateTime;
  patient?: DecisionPatient;
  /** 推荐的在前，其次规则库另外使用的 */
  laboratories: DecisionLaboratory[];
  knowledge_version: string;
}
