/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { DiagnosisId } from './diagnosisId.ts';
import type { DiagnosisName } from './diagnosisName.ts';
import type { SystemId } from './systemId.ts';
import type { SystemName } from './systemName.ts';

/**
 * 一个诊断；没有本院说明时没有 updated_time 与 user_name
 */
export interface CustomTextSummary {
  diagnosis_id: DiagnosisId;
  diagnosis_name: DiagnosisName;
  system_id: SystemId;
  system_name: SystemName;
  /** 已有本院说明 */
  has_text: boolean;
  /** 最后修改时间 */
  updated_time?: DateTime;
  /** 最后修改者 */
  user_name?: string;
}
