/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface TranslatedPatientId {
  /** 本系统的患者编号 */
  patient_id: string;
}
