/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningAddend } from './cleaningAddend.ts';
import type { CleaningCode } from './cleaningCode.ts';
import type { CleaningFactor } from './cleaningFactor.ts';
import type { CleaningSuggestionSpecimenMatch } from './cleaningSuggestionSpecimenMatch.ts';
import type { CleaningSuggestionUnitMatch } from './cleaningSuggestionUnitMatch.ts';

/**
 * 一个建议的目录项目，及其依据
 */
export interface CleaningSuggestion {
  code: CleaningCode;
  /** 目录项目的名称 */
  name: string;
  /** 目录项目的简称 */
  short_name: string;
  /** 目录项目的标本 */
  specimen: string;
  /** 目录项目的单位，没有时为空 */
  unit: string;
  /**
     * 名称相近的程度（二字组的 Dice 系数）
     * @minimum 0
     * @maximum 1
     */
  name_score: number;
  /** 标本 */
  specimen_match: CleaningSuggestionSpecimenMatch;
  /** 单位 */
  unit_match: CleaningSuggestionUnitMatch;
  /**
     * 分布的重合；来源不足 20 个数值时没有
     * @minimum 0
     * @maximum 1
     */
  overlap?: number;
  /**
     * 用来比较的本院已识别结果；0 为用参考区间比较
     * @minimum 0
     */
  known: number;
  /** 已知的换算系数；只有须填写换算的项目有 */
  factor?: CleaningFactor;
  addend?: CleaningAddend;
  /** 成人参考区间的下限，没有时不返回 */
  range_low?: number;
  /** 成人参考区间的上限，没有时不返回 */
  range_high?: number;
  /**
     * 本院结果在各格的份额；没有足够结果时为空
     * @items.minimum 0
     * @items.maximum 1
     */
  bins: number[];
  /**
     * 综合得分
     * @minimum 0
     * @maximum 1
     */
  score: number;
}
