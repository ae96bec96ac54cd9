/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';
import type { ResearchDictionaryColumnType } from './researchDictionaryColumnType.ts';

/**
 * 数据字典的一列，由定义得出
 */
export interface ResearchDictionaryColumn {
  /** 文件中的列名 */
  name: string;
  /** 中文名称 */
  label: string;
  /** 单位；没有单位时为空 */
  unit: string;
  /** 类型 */
  type: ResearchDictionaryColumnType;
  /** 允许的值 */
  allowed: string;
  /** 取值的方法 */
  derivation: string;
  /** 缺失的人数 */
  missing: ResearchCount;
  /** 来源与规则版本 */
  rule_version: string;
}
