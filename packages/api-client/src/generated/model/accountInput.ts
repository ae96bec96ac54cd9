/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountDepartment } from './accountDepartment.ts';
import type { AccountName } from './accountName.ts';
import type { ExpiresOn } from './expiresOn.ts';
import type { JobTitle } from './jobTitle.ts';
import type { Nickname } from './nickname.ts';
import type { PermissionColumns } from './permissionColumns.ts';
import type { Role } from './role.ts';

/**
 * 新账号
 */
export interface AccountInput {
  user_name: AccountName;
  nickname: Nickname;
  role: Role;
  department?: AccountDepartment;
  title?: JobTitle;
  /**
     * 手机号，11 位
     * @maxLength 40
     */
  phone: string;
  permission_column?: PermissionColumns;
  expires_on?: ExpiresOn;
}
