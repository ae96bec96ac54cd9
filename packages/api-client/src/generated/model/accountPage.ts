/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Account } from './account.ts';
import type { AccountFacets } from './accountFacets.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页账号
 */
export interface AccountPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /**
     * 符合条件的账号中锁定的
     * @minimum 0
     */
  locked: number;
  facets: AccountFacets;
  /** 有账号的科室 */
  departments: string[];
  /** 账号 */
  data: Account[];
}
