/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { NewCodeState } from './newCodeState.ts';

/**
 * 一个新来源代码
 */
export interface NewCode {
  /**
     * 来源项目编号
     * @minimum 1
     */
  item_id: number;
  /**
     * 来源编号
     * @maxLength 200
     */
  source_id: string;
  /** 来源名称 */
  source_name: string;
  /** 来源的代码；没有时为空 */
  code: string;
  /** 来源的名称 */
  name: string;
  /** 标本；没有时为空 */
  specimen: string;
  /** 单位；没有时为空 */
  unit: string;
  /** 第一份含它的报告的时间 */
  first_at: DateTime;
  /**
     * 结果，条；待映射时为未读出的
     * @minimum 0
     */
  results: number;
  /** 处理状态 */
  state: NewCodeState;
}
