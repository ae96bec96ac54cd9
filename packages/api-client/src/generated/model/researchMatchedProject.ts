/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ResearchMatched } from './researchMatched.ts';
import type { ResearchMatchedProjectMatch } from './researchMatchedProjectMatch.ts';
import type { ResearchProjectId } from './researchProjectId.ts';
import type { ResearchProjectName } from './researchProjectName.ts';
import type { ResearchVersionNumber } from './researchVersionNumber.ts';

/**
 * 一个项目与这位患者
 */
export interface ResearchMatchedProject {
  project_id: ResearchProjectId;
  name: ResearchProjectName;
  version: ResearchVersionNumber;
  /** 这位患者是否符合 */
  match: ResearchMatchedProjectMatch;
  /** 符合的条件 */
  met: ResearchMatched[];
  /** 不符的条件 */
  unmet: ResearchMatched[];
  /** 缺资料的条件 */
  unknown: ResearchMatched[];
  /** 告知患者的时间；没有告知时没有 */
  informed_time?: DateTime;
}
