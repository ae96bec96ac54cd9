/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AuthInfoPermissionColumnItem } from './authInfoPermissionColumnItem.ts';
import type { Department } from './department.ts';
import type { EmbedMode } from './embedMode.ts';
import type { UserId } from './userId.ts';

/**
 * 登录后的会话：令牌、角色与可打开的页面
 */
export interface AuthInfo {
  /** 会话令牌，之后每次调用放在 Authorization: Bearer 中 */
  token: string;
  /** 角色编号 1 至 11（没有 5） */
  role: number;
  /** 显示的姓名 */
  nickname: string;
  /** 允许访问的路径（不含查询串） */
  verifyArr: string[];
  /** 栏目权限 */
  permission_column: AuthInfoPermissionColumnItem[];
  /** 该角色的登录页面路径 */
  login_path: string;
  user_id: UserId;
  department?: Department;
  /** 职称 */
  title?: string;
  /** 脱敏手机号 */
  phone?: string;
  mode?: EmbedMode;
  /** 须先修改初始密码；此前其他接口均拒绝 */
  must_change_password?: boolean;
}
