/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { DecisionLaboratoryAvailability } from './decisionLaboratoryAvailability.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';

/**
 * 一项所需的检验
 */
export interface DecisionLaboratory {
  /** 检验的名称 */
  name: string;
  /** 知识库推荐 */
  recommended: boolean;
  /** 规则库判读该诊断时使用 */
  read_by_rule: boolean;
  /** 患者是否已有该项结果 */
  availability: DecisionLaboratoryAvailability;
  row?: LaboratoryRow;
  /** 结果所在的报告 */
  report_id?: string;
  /** 报告时间；保存的评估为保存时间 */
  report_time?: DateTime;
  /** 组合项目：该报告中的项数 */
  group_total?: number;
  /** 组合项目：其中异常的项数 */
  group_abnormal?: number;
}
