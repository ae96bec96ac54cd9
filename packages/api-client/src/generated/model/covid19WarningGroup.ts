/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19WarningItem } from './covid19WarningItem.ts';

export type Covid19WarningGroup = Covid19WarningItem[];
