/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ReaderKey } from './readerKey.ts';
import type { ShareToken } from './shareToken.ts';

/**
 * 阅读分享所凭的令牌
 */
export interface ReadShareInput {
  token: ShareToken;
  reader_key?: ReaderKey;
  /** 只要通俗解读：laboratories、need_focus 与 radar_chart 为空，手机上先开的页面用 */
  without_rows?: boolean;
}
