/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { SyncKind } from './syncKind.ts';
import type { SyncSourceId } from './syncSourceId.ts';

export type ListSyncRunsParams = {
/**
 * 来源编号
 */
source_id?: SyncSourceId;
/**
 * 方式
 */
kind?: SyncKind;
/**
 * 起始日期（含）
 */
from?: CalendarDate;
/**
 * 结束日期（含）
 */
to?: CalendarDate;
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
