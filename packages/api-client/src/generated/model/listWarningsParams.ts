/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { WarningHandling } from './warningHandling.ts';

export type ListWarningsParams = {
/**
 * Zero-based page
 * @minimum 0
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 200
 */
page_size?: number;
handling?: WarningHandling;
/**
 * 患者姓名、住院号或报告编号
 */
keyword?: string;
/**
 * 只要这一条
 */
warning_id?: string;
};
