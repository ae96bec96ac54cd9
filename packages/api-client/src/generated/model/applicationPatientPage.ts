/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationPatient } from './applicationPatient.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页应用涉及的患者
 */
export interface ApplicationPatientPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 本页的患者 */
  data: ApplicationPatient[];
}
