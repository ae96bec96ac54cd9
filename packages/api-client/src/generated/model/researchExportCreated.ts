/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchExportId } from './researchExportId.ts';
import type { ResearchExportState } from './researchExportState.ts';

/**
 * 导出的申请或预览
 */
export interface ResearchExportCreated {
  /** 导出的编号；预览时没有 */
  export_id?: ResearchExportId;
  state: ResearchExportState;
  /** 显示的文字，如 已提交，待科研管理员审核；可下载时为空 */
  message: string;
  /** 文件的列名 */
  columns: string[];
  /**
     * 文件的行数，不含题头；逐人数据取整到 5
     * @minimum 0
     */
  rows: number;
  /**
     * 隐去的单元格
     * @minimum 0
     */
  suppressed_cells: number;
  /** 文件的前 5 行 */
  lines: string[];
  /** 为保护患者所作的改动 */
  changes: string[];
}
