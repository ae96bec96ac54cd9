/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { NewerEvidence } from './newerEvidence.ts';
import type { PleuralOutcome } from './pleuralOutcome.ts';
import type { PleuralPatient } from './pleuralPatient.ts';
import type { PleuralValues } from './pleuralValues.ts';

export type PleuralReport = PleuralPatient & PleuralValues & PleuralOutcome & {
  report_id: string;
  report_time: DateTime;
  user_name?: string;
  newer_evidence?: NewerEvidence[];
  user_id?: string;
  department?: string;
} & Required<Pick<PleuralPatient & PleuralValues & PleuralOutcome & {
  report_id: string;
  report_time: DateTime;
  user_name?: string;
  newer_evidence?: NewerEvidence[];
  user_id?: string;
  department?: string;
}, 'mine' | 'name' | 'patient_age' | 'patient_gender' | 'laboratories'>>;
