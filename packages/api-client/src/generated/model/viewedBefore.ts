/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 当前账号上次查看该患者；首次查看时为空对象
 */
export interface ViewedBefore {
  /** 上次阅读该患者较早报告的时间 */
  at?: DateTime;
  /** 此后新出现、换了类别或加重的发现，按紧急程度 */
  new_finding_ids?: string[];
}
