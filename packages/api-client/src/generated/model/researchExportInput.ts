/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchExportKind } from './researchExportKind.ts';
import type { ResearchVersionNumber } from './researchVersionNumber.ts';

/**
 * 导出的申请
 */
export interface ResearchExportInput {
  kind: ResearchExportKind;
  /**
     * 用途，10 至 200 个字；预览时可以没有
     * @maxLength 400
     */
  purpose?: string;
  /** 版本，1–100000 号；没有时为现版本 */
  version?: ResearchVersionNumber;
  /** 只预览，不建立申请 */
  preview?: boolean;
}
