/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PushStrategy } from './pushStrategy.ts';

/**
 * 要保存的草稿
 */
export interface PushSave {
  /**
     * 读到的修订号，≥1 号；没有时不核对
     * @minimum 1
     */
  revision?: number;
  strategy: PushStrategy;
}
