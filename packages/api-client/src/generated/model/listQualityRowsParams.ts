/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningItemId } from './cleaningItemId.ts';
import type { FromParameter } from './fromParameter.ts';
import type { ListQualityRowsSort } from './listQualityRowsSort.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { QualityCheck } from './qualityCheck.ts';
import type { SourceParameter } from './sourceParameter.ts';
import type { ToParameter } from './toParameter.ts';

export type ListQualityRowsParams = {
/**
 * 检查；与 code、name、item_id 取其一
 */
check?: QualityCheck;
/**
 * 项目在目录中的代码；与 check、name、item_id 取其一
 * @minLength 1
 * @maxLength 40
 */
code?: string;
/**
 * 目录未收录的项目，按来源打印的名称；与 check、code、item_id 取其一
 * @minLength 1
 * @maxLength 200
 */
name?: string;
/**
 * 来源项目编号（item_id），1–9007199254740991 号；与 check、code、name 取其一
 */
item_id?: CleaningItemId;
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
