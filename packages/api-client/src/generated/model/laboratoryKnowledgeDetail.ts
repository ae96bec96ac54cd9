/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Aliases } from './aliases.ts';
import type { GroupName } from './groupName.ts';
import type { KnowledgeDiagnosis } from './knowledgeDiagnosis.ts';
import type { KnowledgeId } from './knowledgeId.ts';
import type { LaboratoryKnowledge } from './laboratoryKnowledge.ts';
import type { LaboratoryName } from './laboratoryName.ts';
import type { ReferenceText } from './referenceText.ts';
import type { ShortName } from './shortName.ts';
import type { StandardSpecimen } from './standardSpecimen.ts';

/**
 * 检验项目的说明；没有原文时 knowledge 为空（页面显示 正在学习中～）
 */
export interface LaboratoryKnowledgeDetail {
  knowledge_id: KnowledgeId;
  /** 项目目录中的代码 */
  code: string;
  laboratory_name: LaboratoryName;
  short_name: ShortName;
  standard_specimen: StandardSpecimen;
  /** 英文名称 */
  english_name: string;
  aliases: Aliases;
  group_name: GroupName;
  /** 目录单位；没有单位时为空 */
  unit: string;
  /** 项目目录的参考区间；以报告所附区间为准 */
  reference_intervals: ReferenceText[];
  /** 参考区间的来源 */
  range_source: string;
  /** 参考区间的附注 */
  note?: string;
  /** 该项目的知识，按显示顺序 */
  knowledge: LaboratoryKnowledge[];
  /** 以该项目为依据的诊断 */
  diagnoses: KnowledgeDiagnosis[];
}
