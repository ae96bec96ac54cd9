/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListChangesParams = {
/**
 * 对象类别
 * @maxLength 40
 */
object_type?: string;
/**
 * 对象编号
 * @maxLength 200
 */
object_id?: string;
/**
 * 修改人的账号编号
 * @maxLength 200
 */
user_id?: string;
/**
 * 动作
 * @maxLength 40
 */
action?: string;
/**
 * 起始日期（含）
 */
from?: CalendarDate;
/**
 * 结束日期（含）
 */
to?: CalendarDate;
/**
 * 对象名称、摘要或修改人
 * @maxLength 200
 */
q?: string;
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
