/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AbnormalType } from './abnormalType.ts';
import type { CriticalFlag } from './criticalFlag.ts';
import type { LaboratoryId } from './laboratoryId.ts';
import type { LaboratoryName } from './laboratoryName.ts';
import type { OriginalResult } from './originalResult.ts';
import type { OriginalUnits } from './originalUnits.ts';
import type { ShortName } from './shortName.ts';

/**
 * 需要重点关注的结果
 */
export interface NeedFocusItem {
  laboratory_id: LaboratoryId;
  laboratory_name: LaboratoryName;
  short_name?: ShortName;
  original_result: OriginalResult;
  original_units?: OriginalUnits;
  abnormal_type?: AbnormalType;
  critical?: CriticalFlag;
  /** 与上次相比的变化 */
  note?: string;
}
