/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ListAuditHoldsSort } from './listAuditHoldsSort.ts';
import type { ListAuditHoldsState } from './listAuditHoldsState.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { ReportId } from './reportId.ts';

export type ListAuditHoldsParams = {
/**
 * 待审或已处理；缺省为全部
 */
state?: ListAuditHoldsState;
/**
 * 只要这一规则的
 * @maxLength 40
 */
rule_id?: string;
/**
 * 只要这一报告的
 */
report_id?: ReportId;
/**
 * 科室
 * @maxLength 200
 */
department?: string;
/**
 * 报告编号、患者姓名（或拼音首字母）、规则或理由
 * @maxLength 200
 */
q?: string;
/**
 * 排序列；前面加 - 为降序
 */
sort?: ListAuditHoldsSort;
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
