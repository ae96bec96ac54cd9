/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { UserName } from './userName.ts';

/**
 * 医生阅读诊断时看到的本院说明
 */
export interface HospitalNote {
  /** HTML，显示前须清洗 */
  content: string;
  user_name: UserName;
  /** 最后修改时间 */
  updated_time: DateTime;
}
