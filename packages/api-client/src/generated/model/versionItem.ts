/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { VersionNote } from './versionNote.ts';

/**
 * 当前版本与更新内容
 */
export interface VersionItem {
  /** 当前版本号 */
  version: string;
  /** 更新内容，由近到远 */
  items: VersionNote[];
}
