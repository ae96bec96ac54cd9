/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { KnowledgeDiagnosis } from './knowledgeDiagnosis.ts';
import type { LaboratoryKnowledge } from './laboratoryKnowledge.ts';
import type { ReferenceText } from './referenceText.ts';

/**
 * 检验项目的说明；没有原文时 knowledge 为空（页面显示 正在学习中～）
 */
export interface LaboratoryKnowledgeDetail {
  knowledge_id: string;
  code: string;
  laboratory_name: string;
  short_name: string;
  standard_specimen: string;
  english_name: string;
  aliases: string[];
  group_name: string;
  unit: string;
  /** 项目目录的参考区间；以报告所附区间为准 */
  reference_intervals: ReferenceText[];
  /** 参考区间的来源 */
  range_source: string;
  /** 参考区间的附注 */
  note?: string;
  knowledge: LaboratoryKnowledge[];
  /** 以该项目为依据的诊断 */
  diagnoses: KnowledgeDiagnosis[];
}
