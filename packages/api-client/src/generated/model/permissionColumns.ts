/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PermissionColumnsItem } from './permissionColumnsItem.ts';

/**
 * 栏目权限；检验科四项，临床科室只有 1 与 4
 * @maxItems 4
 */
export type PermissionColumns = PermissionColumnsItem[];
