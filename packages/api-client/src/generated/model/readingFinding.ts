/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApiType } from './apiType.ts';
import type { DiagnosisId } from './diagnosisId.ts';
import type { LaboratoryId } from './laboratoryId.ts';
import type { ReadingAction } from './readingAction.ts';
import type { ReadingFindingKind } from './readingFindingKind.ts';
import type { ReadingFindingStatus } from './readingFindingStatus.ts';
import type { ReadingFindingUrgency } from './readingFindingUrgency.ts';
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 一份报告的一条发现；界面的每一句临床文字都出自发现
 */
export interface ReadingFinding {
  /**
     * 在本报告中唯一
     * @maxLength 200
     */
  finding_id: string;
  /** 由什么得出 */
  kind: ReadingFindingKind;
  /** 名称 */
  title: string;
  /** 一句话 */
  text: string;
  /** 紧急度 */
  urgency: ReadingFindingUrgency;
  /** 较上次 */
  status: ReadingFindingStatus;
  /** 已知的疾病，而非疑似 */
  known: boolean;
  /** 承载它的检验行 */
  evidences: LaboratoryId[];
  /** 关键值与单位 */
  value_text?: string;
  /** 变化，如 26 小时升 0.70；无可说的为空 */
  change_text?: string;
  /** 处置，按先后 */
  actions?: ReadingAction[];
  /** 得出它的工具 */
  api_type?: ApiType;
  diagnosis_id?: DiagnosisId;
  /** 可复制的一句，带日期 */
  copy_text?: string;
  /** 规则 */
  rule_id?: string;
  rule_version?: RuleVersion;
}
