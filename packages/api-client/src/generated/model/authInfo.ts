/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AuthInfoMode } from './authInfoMode.ts';
import type { AuthInfoPermissionColumnItem } from './authInfoPermissionColumnItem.ts';

export interface AuthInfo {
  token: string;
  /** 角色编号 1 至 11（没有 5） */
  role: number;
  nickname: string;
  /** 允许访问的路径（不含查询串） */
  verifyArr: string[];
  /** 栏目权限 */
  permission_column: AuthInfoPermissionColumnItem[];
  login_path: string;
  user_id: string;
  department?: string;
  /** 职称 */
  title?: string;
  /** 脱敏手机号 */
  phone?: string;
  mode?: AuthInfoMode;
}
