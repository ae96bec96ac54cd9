/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LobePercent } from './lobePercent.ts';
import type { LobeScore } from './lobeScore.ts';

/**
 * 胸部影像评估；图像左侧为患者右肺
 */
export interface ImagingEvaluation {
  /** 右肺上叶受累，0–100 % */
  left_upper_blade?: LobePercent | null;
  /** 右肺中叶受累，0–100 % */
  left_midd_blade?: LobePercent | null;
  /** 右肺下叶受累，0–100 % */
  left_lower_blade?: LobePercent | null;
  /** 左肺上叶受累，0–100 % */
  right_upper_blade?: LobePercent | null;
  /** 左肺下叶受累，0–100 % */
  right_lower_blade?: LobePercent | null;
  /** 右肺上叶评分，0–4 分 */
  left_upper_score?: LobeScore | null;
  /** 右肺中叶评分，0–4 分 */
  left_midd_score?: LobeScore | null;
  /** 右肺下叶评分，0–4 分 */
  left_lower_score?: LobeScore | null;
  /** 左肺上叶评分，0–4 分 */
  right_uppper_score?: LobeScore | null;
  /** 左肺下叶评分，0–4 分 */
  right_lower_score?: LobeScore | null;
  /**
     * 影像总分，0–20 分；由各肺叶计算，传入的值不用
     * @minimum 0
     * @maximum 20
     * @nullable
     */
  image_score?: number | null;
}
