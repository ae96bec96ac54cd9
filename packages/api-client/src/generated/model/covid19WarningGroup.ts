/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19WarningItem } from './covid19WarningItem.ts';

/**
 * 一组预警指标
 */
export type Covid19WarningGroup = Covid19WarningItem[];
