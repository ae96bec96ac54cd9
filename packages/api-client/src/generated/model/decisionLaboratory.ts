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
  name: string;
  /** 知识库推荐 */
  recommended: boolean;
  /** 规则库判读该诊断时使用 */
  read_by_rule: boolean;
  /** present 已有结果；repeat 建议复查，所附为最近一次；missing 尚无结果；unlisted 不在项目目录中，无法核对；unknown 未指定报告 */
  availability: DecisionLaboratoryAvailability;
  row?: LaboratoryRow;
  /** 结果所在的报告 */
  report_id?: string;
  report_time?: DateTime;
  /** 组合项目：该报告中的项数 */
  group_total?: number;
  /** 组合项目：其中异常的项数 */
  group_abnormal?: number;
}
