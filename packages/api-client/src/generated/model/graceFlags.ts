/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 评分的附加标志
 */
export interface GraceFlags {
  /** 当前账号是否为所有者 */
  mine?: boolean;
  /** 是否允许手动修改心肌坏死标志物 */
  evidence_modify?: boolean;
  /** 填有心肌坏死标志物的依据 */
  have_evidence?: boolean;
  /** 血肌酐的参考区间，如报告所印 */
  serum_creatinine_reference?: string;
}
