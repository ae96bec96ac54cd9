/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { NewerEvidence } from './newerEvidence.ts';
import type { ThyroidFollowUpForm } from './thyroidFollowUpForm.ts';
import type { ThyroidReference } from './thyroidReference.ts';

/**
 * 初始值；检验结果为该患者最近一次，体重、手术等取自上一条记录
 */
export type ThyroidFollowUpInit = ThyroidFollowUpForm & {
  /** 自动填入的检验结果及其来源报告 */
  sources?: NewerEvidence[];
  /** 现在保存时判断所用的参考区间 */
  references?: ThyroidReference[];
};
