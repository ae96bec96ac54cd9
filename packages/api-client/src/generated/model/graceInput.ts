/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraceForm } from './graceForm.ts';

/**
 * Grace 评分的输入；界限之外回答 400
 */
export type GraceInput = GraceForm & ({
  /**
     * 年龄，18–120 岁；未知为 null
     * @minimum 18
     * @maximum 120
     * @nullable
     */
  age?: number | null;
  /**
     * 心率，20–300 次/分；未知为 null
     * @minimum 20
     * @maximum 300
     * @nullable
     */
  heart_rate?: number | null;
});
