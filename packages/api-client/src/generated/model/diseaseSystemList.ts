/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DiseaseSystem } from './diseaseSystem.ts';

/**
 * 疾病系统的列表
 */
export interface DiseaseSystemList {
  /** 17 个疾病系统，按编号 */
  data: DiseaseSystem[];
}
