/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PleuralValues } from './pleuralValues.ts';

/**
 * 评估所用的四项结果
 */
export type PleuralMeasureInput = PleuralValues & {
  /**
     * 报告编号；新建时为空或没有
     * @maxLength 200
     */
  report_id?: string;
};
