/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { SyncOutcome } from './syncOutcome.ts';
import type { SyncReasonKind } from './syncReasonKind.ts';
import type { SyncRowSort } from './syncRowSort.ts';
import type { SyncSourceId } from './syncSourceId.ts';

export type ListSourceSyncRowsParams = {
/**
 * 来源编号
 */
source_id: SyncSourceId;
/**
 * 起始时间（含）
 */
from: DateTime;
/**
 * 结束时间（不含），距起始至多 31 日；缺省到现在
 */
to?: DateTime;
/**
 * 去向
 */
outcome?: SyncOutcome;
/**
 * 原因
 */
reason?: SyncReasonKind;
/**
 * 报告编号、项目或原文
 * @maxLength 200
 */
q?: string;
/**
 * 排序列；前面加 - 为降序。缺省为拒收在前
 */
sort?: SyncRowSort;
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
