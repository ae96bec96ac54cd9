/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { FromParameter } from './fromParameter.ts';
import type { ListQualityRowsSort } from './listQualityRowsSort.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { QualityCheck } from './qualityCheck.ts';
import type { SourceParameter } from './sourceParameter.ts';
import type { ToParameter } from './toParameter.ts';

export type ListQualityRowsParams = {
/**
 * 检查；与 code 二者取一
 */
check?: QualityCheck;
/**
 * 项目在目录中的代码；与 check 二者取一
 * @minLength 1
 * @maxLength 40
 */
code?: string;
/**
 * 日期 yyyy-MM-dd（医院所在时区）
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
from?: FromParameter;
/**
 * 日期 yyyy-MM-dd（医院所在时区）
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
to?: ToParameter;
/**
 * 来源编号
 * @maxLength 200
 */
source?: SourceParameter;
/**
 * 排序列；前面加 - 为降序。缺省为拒收的在最前，其余新的在前
 */
sort?: ListQualityRowsSort;
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
