/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { WarningProgress } from './warningProgress.ts';

export type ListWarningsParams = {
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
/**
 * 只要处于这一阶段的预警
 */
progress?: WarningProgress;
/**
 * 只要与这份报告有关的预警：其危急值，及由其复测的危急值
 * @maxLength 200
 */
report_id?: string;
/**
 * 患者姓名、住院号、报告编号或科室
 * @maxLength 200
 */
keyword?: string;
/**
 * 只要这一条
 * @maxLength 200
 */
warning_id?: string;
};
