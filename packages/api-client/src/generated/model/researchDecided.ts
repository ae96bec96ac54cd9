/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchExportState } from './researchExportState.ts';

/**
 * 审核之后
 */
export interface ResearchDecided {
  export_state: ResearchExportState;
}
