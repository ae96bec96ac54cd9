/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 要保存的本院说明
 */
export interface CustomTextInput {
  /**
     * HTML，图片为 data URL，不超过 2 MB
     * @minLength 1
     * @maxLength 2097152
     */
  content: string;
  /** 所修改的版本的时间，原来没有时不传；与现存版本不同时拒绝 */
  updated_time?: DateTime;
}
