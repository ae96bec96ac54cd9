/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AccountDepartment } from './accountDepartment.ts';
import type { ExpiresOn } from './expiresOn.ts';
import type { JobTitle } from './jobTitle.ts';
import type { Nickname } from './nickname.ts';
import type { PermissionColumns } from './permissionColumns.ts';
import type { Revision } from './revision.ts';
import type { Role } from './role.ts';

/**
 * 修改的内容；没有的字段不变
 */
export interface AccountUpdate {
  revision: Revision;
  nickname?: Nickname;
  role?: Role;
  department?: AccountDepartment;
  title?: JobTitle;
  /**
     * 新的手机号，11 位；不修改时不传
     * @maxLength 40
     */
  phone?: string;
  permission_column?: PermissionColumns;
  expires_on?: ExpiresOn;
}
