/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchNearState } from './researchNearState.ts';

/**
 * 核准之后
 */
export interface ResearchNearDecided {
  state: ResearchNearState;
}
