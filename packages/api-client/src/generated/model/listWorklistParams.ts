/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { ListWorklistScope } from './listWorklistScope.ts';
import type { ListWorklistState } from './listWorklistState.ts';
import type { PageParameter } from './pageParameter.ts';

export type ListWorklistParams = {
/**
 * 报告的日期；默认今日
 */
date?: CalendarDate;
/**
 * 哪些报告；默认全部
 */
scope?: ListWorklistScope;
/**
 * 是否已处理；没有则两者都要，已处理的在后
 */
state?: ListWorklistState;
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
page_size?: number;
};
