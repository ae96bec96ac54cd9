/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Share } from './share.ts';

/**
 * 分享链接的列表
 */
export interface ShareList {
  /** 由近到远 */
  data: Share[];
}
