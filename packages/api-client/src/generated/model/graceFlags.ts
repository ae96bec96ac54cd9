/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface GraceFlags {
  /** 当前账号是否为所有者 */
  mine?: boolean;
  /** 是否允许手动修改心肌坏死标志物 */
  evidence_modify?: boolean;
  have_evidence?: boolean;
  serum_creatinine_reference?: string;
}
