/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistance } from './classDistance.ts';
import type { Contribution } from './contribution.ts';
import type { PleuralCriterion } from './pleuralCriterion.ts';

export interface PleuralOutcome {
  /** 没有或为空表示暂无结论 */
  diagnosis_name?: string;
  /** 综合判断的文字 */
  judgment?: string;
  criteria?: PleuralCriterion[];
  /** 因项目不足无法计算的比值 */
  missing?: string[];
  hint?: string;
  /** 已判断的各条标准，points 为 1 表示符合 */
  contributions?: Contribution[];
  distance?: ClassDistance[];
  rule_version?: string;
  review_notes?: string[];
}
