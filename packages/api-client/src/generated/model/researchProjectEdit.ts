/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCohort } from './researchCohort.ts';
import type { ResearchEthicsNumber } from './researchEthicsNumber.ts';
import type { ResearchForms } from './researchForms.ts';
import type { ResearchGroups } from './researchGroups.ts';
import type { ResearchNote } from './researchNote.ts';
import type { ResearchProjectId } from './researchProjectId.ts';
import type { ResearchProjectName } from './researchProjectName.ts';
import type { ResearchProjectState } from './researchProjectState.ts';
import type { ResearchPurpose } from './researchPurpose.ts';
import type { ResearchVariableCode } from './researchVariableCode.ts';
import type { ResearchVersionNumber } from './researchVersionNumber.ts';

/**
 * 项目的修改。定义、变量或分组有变时保存为下一版本；只改名称、目的、批件号或状态时版本不变
 */
export interface ResearchProjectEdit {
  project_id: ResearchProjectId;
  /** 修改所依据的版本，1–100000 号 */
  base_version: ResearchVersionNumber;
  name?: ResearchProjectName;
  purpose?: ResearchPurpose;
  ethics_no?: ResearchEthicsNumber;
  state?: ResearchProjectState;
  cohort?: ResearchCohort;
  /**
     * 变量，最多 24 个
     * @maxItems 24
     */
  variables?: ResearchVariableCode[];
  groups?: ResearchGroups;
  form?: ResearchForms;
  note?: ResearchNote;
}
