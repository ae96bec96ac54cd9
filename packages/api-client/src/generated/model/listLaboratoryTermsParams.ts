/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ListLaboratoryTermsType } from './listLaboratoryTermsType.ts';
import type { PageParameter } from './pageParameter.ts';

export type ListLaboratoryTermsParams = {
/**
 * 页号，0–100000 页，从 0 开始
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * 每页条数，1–1000 条
 * @minimum 1
 * @maximum 1000
 */
page_size?: number;
/**
 * 检验名称或其中一部分；为空时全部
 * @maxLength 500
 */
standard_laboratory_name?: string;
/**
 * 检索的种类
 */
type: ListLaboratoryTermsType;
};
