/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Share } from './share.ts';

/**
 * 新建的分享链接与其令牌
 */
export type CreatedShare = Share & {
  /** 分享令牌，不能推测 */
  token: string;
};
