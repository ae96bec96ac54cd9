/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BlacklistEvent } from './blacklistEvent.ts';
import type { BlacklistKind } from './blacklistKind.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { ListBlacklistRecordsSort } from './listBlacklistRecordsSort.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListBlacklistRecordsParams = {
/**
 * 账号编号
 * @maxLength 200
 */
user_id?: string;
/**
 * 账号、姓名（或拼音首字母）或科室
 * @maxLength 200
 */
q?: string;
/**
 * 类型
 */
kind?: BlacklistKind;
/**
 * 事件
 */
event?: BlacklistEvent;
/**
 * 起始日期（含）
 */
from?: CalendarDate;
/**
 * 结束日期（含）
 */
to?: CalendarDate;
/**
 * 排序列；前面加 - 为降序。缺省为新的在前
 */
sort?: ListBlacklistRecordsSort;
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
