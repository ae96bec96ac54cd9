/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { PushDelivery } from './pushDelivery.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页推送
 */
export interface PushDeliveryPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 推送，由近到远 */
  data: PushDelivery[];
}
