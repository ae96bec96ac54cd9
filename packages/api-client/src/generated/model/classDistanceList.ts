/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ClassDistance } from './classDistance.ts';

/**
 * 每次只改变一项输入而进入另一分级的最小变化
 */
export type ClassDistanceList = ClassDistance[];
