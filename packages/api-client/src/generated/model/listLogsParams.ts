/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ListLogsKind } from './listLogsKind.ts';
import type { ListLogsSort } from './listLogsSort.ts';
import type { LogTime } from './logTime.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListLogsParams = {
/**
 * 日志类别
 */
kind?: ListLogsKind;
/**
 * 姓名、账号、对象或页面
 * @maxLength 200
 */
q?: string;
/**
 * 全文检索时也数到底（true）；缺省数到一万为止
 */
exact?: boolean;
/**
 * 账号编号
 * @maxLength 200
 */
user_id?: string;
/**
 * 角色（1–11 号）
 * @minimum 1
 * @maximum 11
 */
role?: number;
/**
 * 动作或编号
 * @maxLength 40
 */
action?: string;
/**
 * 对象类别（变更）
 * @maxLength 40
 */
object_type?: string;
/**
 * 对象编号（变更）
 * @maxLength 200
 */
object_id?: string;
/**
 * 起始时间 yyyy-MM-dd HH:mm（含）
 */
from?: LogTime;
/**
 * 结束时间 yyyy-MM-dd HH:mm（不含）
 */
to?: LogTime;
/**
 * 排序列；前面加 - 为降序。缺省为新的在前
 */
sort?: ListLogsSort;
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
