/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SourceParameter } from './sourceParameter.ts';

export type ListNewCodesParams = {
/**
 * 来源编号
 * @maxLength 200
 */
source?: SourceParameter;
};
