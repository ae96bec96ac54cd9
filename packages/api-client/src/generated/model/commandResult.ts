/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CommandItem } from './commandItem.ts';

/**
 * 找到的行
 */
export interface CommandResult {
  /** 每个种类最符合的在前 */
  items: CommandItem[];
}
