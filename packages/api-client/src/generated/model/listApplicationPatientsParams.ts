/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';

export type ListApplicationPatientsParams = {
department?: string;
/**
 * Zero-based page
 * @minimum 0
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 200
 */
page_size?: PageSize12Parameter;
};
