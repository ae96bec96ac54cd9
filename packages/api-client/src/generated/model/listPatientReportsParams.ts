/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListPatientReportsParams = {
/**
 * 起始日期（含当日）
 */
start_date?: CalendarDate;
/**
 * 截止日期（含当日）
 */
end_date?: CalendarDate;
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
