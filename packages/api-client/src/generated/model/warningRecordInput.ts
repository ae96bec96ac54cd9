/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { WarningRecordInputStep } from './warningRecordInputStep.ts';

/**
 * 要追加的记录；时间与记录人由服务器填写
 */
export interface WarningRecordInput {
  /** 所记录的一步 */
  step: WarningRecordInputStep;
  /**
     * 记录的内容；通知、处置与复测必填
     * @maxLength 500
     */
  text?: string;
  /**
     * 被通知的人或接报人
     * @maxLength 200
     */
  recipient?: string;
  /**
     * 所记录的处置建议的编号
     * @maxLength 200
     */
  action_id?: string;
  /**
     * 所撤销的记录的编号，撤销时必填
     * @maxLength 200
     */
  corrects?: string;
}
