/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelShare } from './modelShare.ts';

/**
 * 曲线上的一点
 */
export interface ModelPoint {
  /** 横坐标 */
  x: ModelShare;
  /** 纵坐标 */
  y: ModelShare;
}
