/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19Form } from './covid19Form.ts';
import type { NewerEvidence } from './newerEvidence.ts';
import type { PatientId } from './patientId.ts';

/**
 * 新冠分型的初始值
 */
export type Covid19Init = Covid19Form & {
  patient_id?: PatientId;
  /** 自动填入的检验结果及其来源报告 */
  sources?: NewerEvidence[];
};
