/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 本人首次查看之后，检验科补充读出的结果；没有时不返回
 */
export interface Supplement {
  /**
     * 补充读出的结果条数
     * @minimum 1
     */
  count: number;
  /** 最近一次读出的时间 */
  at: DateTime;
  /** 结论因此改变 */
  is_conclusion_changed: boolean;
}
