/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { IsCollected } from './isCollected.ts';

/**
 * 收藏的状态
 */
export interface CollectedState {
  collected: IsCollected;
}
