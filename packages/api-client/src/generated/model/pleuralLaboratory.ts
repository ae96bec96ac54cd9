/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { LaboratoryName } from './laboratoryName.ts';
import type { OriginalResult } from './originalResult.ts';
import type { OriginalSpecimen } from './originalSpecimen.ts';
import type { OriginalUnits } from './originalUnits.ts';
import type { RangeLower } from './rangeLower.ts';
import type { RangeUpper } from './rangeUpper.ts';
import type { ReportId } from './reportId.ts';

/**
 * 保存的或找到的一项结果及其来源
 */
export interface PleuralLaboratory {
  original_result: OriginalResult;
  range_lower?: RangeLower;
  range_upper?: RangeUpper;
  laboratory_name?: LaboratoryName;
  original_specimen?: OriginalSpecimen;
  original_units?: OriginalUnits;
  report_id?: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time?: DateTime;
}
