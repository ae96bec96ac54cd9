/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ResearchExportId } from './researchExportId.ts';
import type { ResearchExportKind } from './researchExportKind.ts';
import type { ResearchExportState } from './researchExportState.ts';
import type { ResearchProjectId } from './researchProjectId.ts';
import type { ResearchVersionNumber } from './researchVersionNumber.ts';

/**
 * 一次导出
 */
export interface ResearchExport {
  export_id: ResearchExportId;
  /** 申请者的姓名 */
  who: string;
  /** 申请时间 */
  when: DateTime;
  project_id: ResearchProjectId;
  /** 项目名称 */
  project_name: string;
  version: ResearchVersionNumber;
  kind: ResearchExportKind;
  /** 用途 */
  purpose: string;
  /**
     * 文件的行数，不含题头；逐人数据取整到 5
     * @minimum 0
     */
  rows: number;
  state: ResearchExportState;
  /** 审核者的姓名；还没有审核时没有 */
  decided_by?: string;
  /** 审核时间；还没有审核时没有 */
  decided_time?: DateTime;
  /** 审核的理由；没有时没有 */
  reason?: string;
  /** 下载的期限；可下载时才有 */
  expires_time?: DateTime;
  /** 当前账号可以下载 */
  may_download: boolean;
  /** 当前账号可以审核 */
  may_decide: boolean;
}
