/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelDetail } from './modelDetail.ts';

/**
 * 修改后的版本
 */
export interface ModelChanged {
  model: ModelDetail;
  /**
     * 所记的修改，供撤销；没有变化时没有
     * @minimum 1
     */
  change_id?: number;
}
