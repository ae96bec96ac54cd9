/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { DemoAccount } from './demoAccount.ts';

/**
 * 单点登录演示：可用的演示账号、例子与服务器时间
 */
export interface SsoDemo {
  /** 服务器时间 */
  time: DateTime;
  /** 演示账号 */
  accounts: DemoAccount[];
  /** 可用作例子的患者编号 */
  patient_id?: string;
  /** 可用作例子的报告编号 */
  report_id?: string;
}
