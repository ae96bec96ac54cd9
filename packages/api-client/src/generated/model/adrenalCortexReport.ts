/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AdrenalCortexValues } from './adrenalCortexValues.ts';
import type { DateTime } from './dateTime.ts';
import type { ModelReport } from './modelReport.ts';
import type { NewerEvidenceList } from './newerEvidenceList.ts';
import type { UserName } from './userName.ts';

/**
 * 肾上腺皮质报告
 */
export type AdrenalCortexReport = ModelReport & {
  values?: AdrenalCortexValues;
  /** 保存时间 */
  saved_time?: DateTime;
  /** 补充结果的医生 */
  user_id?: string;
  user_name?: UserName;
  newer_evidence?: NewerEvidenceList;
};
