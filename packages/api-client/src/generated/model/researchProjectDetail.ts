/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCohort } from './researchCohort.ts';
import type { ResearchDictionaryColumn } from './researchDictionaryColumn.ts';
import type { ResearchForms } from './researchForms.ts';
import type { ResearchGroups } from './researchGroups.ts';
import type { ResearchProjectItem } from './researchProjectItem.ts';
import type { ResearchVariableCode } from './researchVariableCode.ts';
import type { ResearchVersion } from './researchVersion.ts';
import type { ResearchVersionNumber } from './researchVersionNumber.ts';

/**
 * 一个项目的一个版本
 */
export interface ResearchProjectDetail {
  project: ResearchProjectItem;
  /** 研究目的 */
  purpose: string;
  /** 伦理批件号；没有时为空 */
  ethics_no: string;
  /** 所读的版本 */
  version: ResearchVersionNumber;
  definition: ResearchCohort;
  /** 定义的句子，入组事件在前 */
  sentences: string[];
  /** 变量 */
  variables: ResearchVariableCode[];
  groups: ResearchGroups;
  form: ResearchForms;
  /** 全部版本，新的在前 */
  versions: ResearchVersion[];
  /** 数据字典；队列不足 10 人时为空 */
  dictionary: ResearchDictionaryColumn[];
}
