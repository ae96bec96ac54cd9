/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 一个诊断；没有本院说明时没有 updated_time 与 user_name
 */
export interface CustomTextSummary {
  diagnosis_id: string;
  diagnosis_name: string;
  /**
     * @minimum 1
     * @maximum 17
     */
  system_id: number;
  system_name: string;
  has_text: boolean;
  updated_time?: DateTime;
  /** 最后修改者 */
  user_name?: string;
}
