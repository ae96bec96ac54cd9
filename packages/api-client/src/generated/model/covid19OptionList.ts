/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19Option } from './covid19Option.ts';

export type Covid19OptionList = Covid19Option[];
