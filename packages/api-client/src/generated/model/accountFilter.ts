/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountFilterFacet } from './accountFilterFacet.ts';
import type { AccountFilterState } from './accountFilterState.ts';

/**
 * 列表的筛选条件；符合的账号全部在内，与列表所见一致
 */
export interface AccountFilter {
  /**
     * 账号、姓名（或拼音首字母）、科室或手机号后四位
     * @maxLength 200
     */
  q?: string;
  /**
     * 角色（1–11 号）
     * @minimum 1
     * @maximum 11
     */
  role?: number;
  /** 账号状态 */
  state?: AccountFilterState;
  /**
     * 科室
     * @maxLength 200
     */
  department?: string;
  /**
     * 我的应用中有这一应用
     * @maxLength 200
     */
  application_id?: string;
  /** 快捷筛选 */
  facet?: AccountFilterFacet;
}
