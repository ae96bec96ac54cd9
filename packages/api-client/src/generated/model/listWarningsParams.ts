/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageParameter } from './pageParameter.ts';

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
};
