/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19Option } from './covid19Option.ts';

/**
 * 可选的选项
 */
export type Covid19OptionList = Covid19Option[];
