/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BusinessStatusBodyStatus } from './businessStatusBodyStatus.ts';

/**
 * HTTP 200 而带顶层 status 的回答：账号不能使用。登录时与登录后的每次调用都可能得到，代替成功回答；前端据此显示黑名单提示
 */
export interface BusinessStatusBody {
  /** 业务状态 */
  status: BusinessStatusBodyStatus;
  /** 直接显示给用户的文字 */
  message: string;
}
