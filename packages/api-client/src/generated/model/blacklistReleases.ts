/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BlacklistFilter } from './blacklistFilter.ts';

/**
 * 要解除的几条（编号或筛选条件，二者取一）与说明
 */
export interface BlacklistReleases {
  /**
     * 黑名单编号
     * @minItems 1
     * @maxItems 500
     * @items.maxLength 200
     */
  entry_ids?: string[];
  filter?: BlacklistFilter;
  /**
     * 说明
     * @maxLength 200
     */
  comment?: string;
}
