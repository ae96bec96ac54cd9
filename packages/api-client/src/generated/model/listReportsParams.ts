/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { KeywordParameter } from './keywordParameter.ts';
import type { ListReportsSort } from './listReportsSort.ts';
import type { ListReportsTab } from './listReportsTab.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { PatientIdQueryParameter } from './patientIdQueryParameter.ts';
import type { ReportAuditState } from './reportAuditState.ts';

export type ListReportsParams = {
/**
 * 页签；默认全部
 */
tab?: ListReportsTab;
/**
 * 患者姓名、住院号、报告编号、诊断或检验名称
 * @maxLength 200
 */
keyword?: KeywordParameter;
/**
 * 只要这一科室的报告
 * @maxLength 200
 */
department?: string;
/**
 * 只要这一天的报告
 */
date?: CalendarDate;
/**
 * 只要检验科审核状态为此的报告
 */
audit_state?: ReportAuditState;
/**
 * 只要这一规则命中过的报告
 * @maxLength 40
 */
prompt_rule_id?: string;
/**
 * 与 prompt_rule_id 一起：只要这一规则在近若干日（1–366 日）内命中过的报告；缺省不限
 * @minimum 1
 * @maximum 366
 */
prompt_rule_days?: number;
/**
 * 与 prompt_rule_id 一起：只要有医师把这一提示标为有用的报告（true），或标为不适用的（false）；缺省不限
 */
prompt_useful?: boolean;
/**
 * 只要有未解读行的报告（true），或没有的（false）
 */
has_unread?: boolean;
/**
 * 只要医生反馈不准确而检验科尚未标注的报告（true），或其余的（false）
 */
disputed?: boolean;
/**
 * 只要有单位不符结果的报告（true），或没有的（false）
 */
unit_trouble?: boolean;
/**
 * 只要检验科标注过的报告（true），或没有标注的（false）
 */
tagged?: boolean;
/**
 * 患者编号
 * @maxLength 200
 */
patient_id?: PatientIdQueryParameter;
/**
 * 排序列；前面加 - 为降序。缺省为由近到远，同日内先紧急
 */
sort?: ListReportsSort;
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
