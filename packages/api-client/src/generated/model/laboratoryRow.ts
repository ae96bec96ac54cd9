/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AbnormalType } from './abnormalType.ts';
import type { CriticalFlag } from './criticalFlag.ts';
import type { GroupName } from './groupName.ts';
import type { KnowledgeId } from './knowledgeId.ts';
import type { LaboratoryId } from './laboratoryId.ts';
import type { LaboratoryKnowledge } from './laboratoryKnowledge.ts';
import type { LaboratoryRowAbnormalIndicator } from './laboratoryRowAbnormalIndicator.ts';
import type { LaboratoryRowComparator } from './laboratoryRowComparator.ts';
import type { LaboratoryRowSourceStatus } from './laboratoryRowSourceStatus.ts';
import type { LaboratoryRowState } from './laboratoryRowState.ts';
import type { OriginalLaboratoryName } from './originalLaboratoryName.ts';
import type { OriginalReferenceInterval } from './originalReferenceInterval.ts';
import type { OriginalResult } from './originalResult.ts';
import type { OriginalSpecimen } from './originalSpecimen.ts';
import type { OriginalUnits } from './originalUnits.ts';
import type { PreviousResult } from './previousResult.ts';
import type { RangeLower } from './rangeLower.ts';
import type { RangeSource } from './rangeSource.ts';
import type { RangeUpper } from './rangeUpper.ts';
import type { RowCourse } from './rowCourse.ts';
import type { RowSuspicion } from './rowSuspicion.ts';
import type { StandardSpecimen } from './standardSpecimen.ts';

/**
 * 报告中的一行检验结果；结果与区间保持报告上的原文
 */
export interface LaboratoryRow {
  laboratory_id: LaboratoryId;
  /** 标准中文名称 */
  laboratory_name: string;
  original_laboratory_name: OriginalLaboratoryName;
  original_specimen?: OriginalSpecimen;
  standard_specimen?: StandardSpecimen;
  original_result: OriginalResult;
  original_units?: OriginalUnits;
  original_reference_interval?: OriginalReferenceInterval;
  range_lower?: RangeLower;
  range_upper?: RangeUpper;
  group_name?: GroupName;
  /** 结果异常（升高、降低或定性异常） */
  abnormal: boolean;
  /** 异常标志 */
  abnormal_indicator?: LaboratoryRowAbnormalIndicator;
  abnormal_type?: AbnormalType;
  /** 作为依据的方向：1 支持，-1 不支持 */
  evidences_type?: number;
  /** 1 数值，2 定性，3 文本 */
  standard_result_type?: number;
  knowledge_id?: KnowledgeId;
  /** 该项目的知识，按显示顺序 */
  knowledge?: LaboratoryKnowledge[];
  /** 项目目录中的代码；未收录的项目没有 */
  code?: string;
  /** 行的标识，与 laboratory_id 相同 */
  key?: string;
  /** 英文缩写，如 Cr */
  short_name?: string;
  /** 判定的状态 */
  state?: LaboratoryRowState;
  /** 无法判定的原因 */
  undetermined_reason?: string;
  critical?: CriticalFlag;
  range_source?: RangeSource;
  /** 结果的数值，单位同 original_units；非数值结果没有 */
  calculate_result?: number;
  /** 结果前的比较符 */
  comparator?: LaboratoryRowComparator;
  /**
     * 报告所印的小数位数
     * @minimum 0
     */
  decimals?: number;
  /** 外来结果换算前的原值与单位；本院结果没有此字段 */
  source_result?: string;
  /** 外来结果自带的标志，如 H、LL；与本系统的判定一致时没有此字段 */
  source_flag?: string;
  /** 外来结果的状态；正式结果没有此字段 */
  source_status?: LaboratoryRowSourceStatus;
  previous?: PreviousResult;
  course?: RowCourse;
  suspect?: RowSuspicion;
}
