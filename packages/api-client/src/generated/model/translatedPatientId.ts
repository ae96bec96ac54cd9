/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 换得的患者编号
 */
export interface TranslatedPatientId {
  /** 本系统的患者编号 */
  patient_id: string;
}
