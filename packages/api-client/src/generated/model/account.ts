/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountDepartment } from './accountDepartment.ts';
import type { AccountName } from './accountName.ts';
import type { AccountStateText } from './accountStateText.ts';
import type { DateTime } from './dateTime.ts';
import type { ExpiresOn } from './expiresOn.ts';
import type { JobTitle } from './jobTitle.ts';
import type { Nickname } from './nickname.ts';
import type { PermissionColumns } from './permissionColumns.ts';
import type { Revision } from './revision.ts';
import type { Role } from './role.ts';
import type { UserId } from './userId.ts';

/**
 * 一个账号
 */
export interface Account {
  user_id: UserId;
  user_name: AccountName;
  nickname: Nickname;
  role: Role;
  department: AccountDepartment;
  title: JobTitle;
  /** 脱敏手机号 */
  phone: string;
  permission_column: PermissionColumns;
  state: AccountStateText;
  /** 锁定原因；未锁定时没有 */
  lock_reason?: string;
  expires_on: ExpiresOn;
  /** 最近活动；从未登录时没有 */
  last_seen_at?: DateTime;
  /** 下次登录须修改密码 */
  must_change_password?: boolean;
  /** 当前账号自己 */
  is_self?: boolean;
  revision: Revision;
}
