/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { PushTrialList } from './pushTrialList.ts';

export type ListPushTrialRowsParams = {
/**
 * 明细的种类；缺省为推送
 */
of?: PushTrialList;
/**
 * 只要这一行的
 * @maxLength 40
 */
line_id?: string;
/**
 * 只要给这一账号的推送
 * @maxLength 80
 */
user_id?: string;
/**
 * 只要这一日的推送
 */
date?: CalendarDate;
/**
 * 页号，0–100000 页，从 0 开始
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * 每页条数，1–200 条
 * @minimum 1
 * @maximum 200
 */
page_size?: PageSize12Parameter;
};
