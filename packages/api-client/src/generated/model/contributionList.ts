/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Contribution } from './contribution.ts';

/**
 * 各项依据及其贡献
 */
export type ContributionList = Contribution[];
