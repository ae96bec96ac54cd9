/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ListLaboratoryTermsType } from './listLaboratoryTermsType.ts';
import type { PageParameter } from './pageParameter.ts';

export type ListLaboratoryTermsParams = {
/**
 * Zero-based page
 * @minimum 0
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 1000
 */
page_size?: number;
standard_laboratory_name?: string;
/**
 * 1 名称，2 标本
 */
type: ListLaboratoryTermsType;
};
