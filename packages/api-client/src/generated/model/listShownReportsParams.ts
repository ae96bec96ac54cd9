/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { ListShownReportsSort } from './listShownReportsSort.ts';
import type { ListShownReportsTab } from './listShownReportsTab.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListShownReportsParams = {
/**
 * 哪些报告
 */
tab?: ListShownReportsTab;
/**
 * 报告号、报告名称、患者姓名（或拼音首字母）、科室或诊断
 * @maxLength 200
 */
q?: string;
/**
 * 首次显示的起始日期（含）
 */
from?: CalendarDate;
/**
 * 首次显示的结束日期（含）
 */
to?: CalendarDate;
/**
 * 排序列；前面加 - 为降序。缺省为新显示的在前
 */
sort?: ListShownReportsSort;
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
