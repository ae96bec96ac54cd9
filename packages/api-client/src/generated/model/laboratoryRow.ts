/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CriticalFlag } from './criticalFlag.ts';
import type { LaboratoryKnowledge } from './laboratoryKnowledge.ts';
import type { LaboratoryRowAbnormalIndicator } from './laboratoryRowAbnormalIndicator.ts';
import type { LaboratoryRowAbnormalType } from './laboratoryRowAbnormalType.ts';
import type { LaboratoryRowComparator } from './laboratoryRowComparator.ts';
import type { LaboratoryRowRangeSource } from './laboratoryRowRangeSource.ts';
import type { LaboratoryRowSourceStatus } from './laboratoryRowSourceStatus.ts';
import type { LaboratoryRowState } from './laboratoryRowState.ts';
import type { PreviousResult } from './previousResult.ts';

/**
 * 报告中的一行检验结果；结果与区间保持报告上的原文
 */
export interface LaboratoryRow {
  laboratory_id: string;
  /** 标准中文名称 */
  laboratory_name: string;
  original_laboratory_name: string;
  original_specimen?: string;
  standard_specimen?: string;
  original_result: string;
  original_units?: string;
  original_reference_interval?: string;
  range_lower?: string;
  range_upper?: string;
  group_name?: string;
  abnormal: boolean;
  abnormal_indicator?: LaboratoryRowAbnormalIndicator;
  /** 1 升高，-1 降低；没有此字段表示没有方向 */
  abnormal_type?: LaboratoryRowAbnormalType;
  /** 作为依据的方向：1 支持，-1 不支持 */
  evidences_type?: number;
  /** 1 数值，2 定性，3 文本 */
  standard_result_type?: number;
  knowledge_id?: string;
  knowledge?: LaboratoryKnowledge[];
  code?: string;
  key?: string;
  /** 英文缩写，如 Cr */
  short_name?: string;
  state?: LaboratoryRowState;
  /** 无法判定的原因 */
  undetermined_reason?: string;
  critical?: CriticalFlag;
  range_source?: LaboratoryRowRangeSource;
  calculate_result?: number;
  comparator?: LaboratoryRowComparator;
  /** @minimum 0 */
  decimals?: number;
  /** 外来结果换算前的原值与单位；本院结果没有此字段 */
  source_result?: string;
  /** 外来结果自带的标志，如 H、LL；与本系统的判定一致时没有此字段 */
  source_flag?: string;
  /** 外来结果的状态：preliminary 初步，corrected 更正；正式结果没有此字段 */
  source_status?: LaboratoryRowSourceStatus;
  previous?: PreviousResult;
}
