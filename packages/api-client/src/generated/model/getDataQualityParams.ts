/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { FromParameter } from './fromParameter.ts';
import type { SourceParameter } from './sourceParameter.ts';
import type { ToParameter } from './toParameter.ts';

export type GetDataQualityParams = {
/**
 * 日期 yyyy-MM-dd（医院所在时区）
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$
 */
from?: FromParameter;
/**
 * 日期 yyyy-MM-dd（医院所在时区）
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$
 */
to?: ToParameter;
/**
 * 来源编号
 * @maxLength 200
 */
source?: SourceParameter;
};
