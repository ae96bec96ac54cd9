/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Month } from './month.ts';

export type ListLaboratoryIndicatorsParams = {
/**
 * 起始月，如 2024-12；缺省为近 12 个月
 */
from?: Month;
/**
 * 截止月（含）；缺省为本月
 */
to?: Month;
/**
 * 只计这一科室的患者
 * @maxLength 200
 */
department?: string;
};
