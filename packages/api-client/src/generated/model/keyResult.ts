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
 * 列表中显示的关键结果
 */
export interface KeyResult {
  laboratory_id: LaboratoryId;
  laboratory_name: LaboratoryName;
  short_name: ShortName;
  original_result: OriginalResult;
  original_units: OriginalUnits;
  abnormal_type?: AbnormalType;
  critical?: CriticalFlag;
}
