/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ModelComparison } from './modelComparison.ts';
import type { ModelVersionNumber } from './modelVersionNumber.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 旁路
 */
export interface ModelShadow {
  /** 在用的版本；没有时没有 */
  current?: ModelVersionNumber;
  /** 旁路的版本；没有时没有 */
  candidate?: ModelVersionNumber;
  /** 旁路开始 */
  since?: DateTime;
  /**
     * 旁路已满的日数
     * @minimum 0
     */
  days?: number;
  /**
     * 两版同时计算的报告，份
     * @minimum 0
     */
  reports: number;
  /**
     * 分级一致，份
     * @minimum 0
     */
  agreeing: number;
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 各报告，分级不一致的在前 */
  data: ModelComparison[];
}
