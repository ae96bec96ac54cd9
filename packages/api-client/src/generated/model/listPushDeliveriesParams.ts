/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { PushChannel } from './pushChannel.ts';
import type { ReportId } from './reportId.ts';

export type ListPushDeliveriesParams = {
/**
 * 只要给这一账号的
 * @maxLength 80
 */
user_id?: string;
/**
 * 只要这一报告的
 */
report_id?: ReportId;
/**
 * 起始日（含当日）
 */
from?: CalendarDate;
/**
 * 截止日（含当日）
 */
to?: CalendarDate;
/**
 * 只要已到达而本人还没有查看报告的（true）
 */
waiting?: boolean;
/**
 * 只要以此方式推送的
 */
channel?: PushChannel;
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
