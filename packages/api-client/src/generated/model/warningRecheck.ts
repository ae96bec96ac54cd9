/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { LaboratoryId } from './laboratoryId.ts';
import type { ReportId } from './reportId.ts';
import type { WarningRecheckOutcome } from './warningRecheckOutcome.ts';

/**
 * 同一患者同一项目 24 小时内的下一次结果，由系统提出；回路不会因此自行结束
 */
export interface WarningRecheck {
  report_id: ReportId;
  laboratory_id: LaboratoryId;
  /** 复测报告的时间 */
  at: DateTime;
  /** 复测的结果及变化，如 复测 5.86，降 0.96 */
  text: string;
  /** 复测的判定 */
  outcome: WarningRecheckOutcome;
  /**
     * 复测仍危急时为其新开的预警
     * @maxLength 200
     */
  warning_id?: string;
}
