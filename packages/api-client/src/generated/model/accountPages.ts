/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 能看到的页面
 */
export interface AccountPages {
  /** 页面路径，与路由守卫所用相同 */
  pages: string[];
}
