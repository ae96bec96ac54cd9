/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCohort } from './researchCohort.ts';
import type { ResearchEthicsNumber } from './researchEthicsNumber.ts';
import type { ResearchForms } from './researchForms.ts';
import type { ResearchGroups } from './researchGroups.ts';
import type { ResearchNote } from './researchNote.ts';
import type { ResearchProjectName } from './researchProjectName.ts';
import type { ResearchProjectState } from './researchProjectState.ts';
import type { ResearchPurpose } from './researchPurpose.ts';
import type { ResearchVariableCode } from './researchVariableCode.ts';

/**
 * 新项目，保存为 V1
 */
export interface ResearchProjectInput {
  name: ResearchProjectName;
  purpose: ResearchPurpose;
  ethics_no?: ResearchEthicsNumber;
  state?: ResearchProjectState;
  cohort: ResearchCohort;
  /**
     * 变量，最多 24 个
     * @maxItems 24
     */
  variables?: ResearchVariableCode[];
  groups?: ResearchGroups;
  form?: ResearchForms;
  note?: ResearchNote;
}
