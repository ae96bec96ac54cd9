/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { SyncSourceId } from './syncSourceId.ts';

export type ListSyncCheckRowsParams = {
/**
 * 来源编号
 */
source_id: SyncSourceId;
/**
 * 报告日期
 */
date: CalendarDate;
/**
 * 项目，如存量所列；没有时为全部项目
 * @maxLength 200
 */
item?: string;
/**
 * 只列未读出的
 */
held?: boolean;
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
