/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { IsMine } from './isMine.ts';
import type { ResearchCount } from './researchCount.ts';
import type { ResearchProjectId } from './researchProjectId.ts';
import type { ResearchProjectItemChange } from './researchProjectItemChange.ts';
import type { ResearchProjectName } from './researchProjectName.ts';
import type { ResearchProjectState } from './researchProjectState.ts';
import type { ResearchVersionNumber } from './researchVersionNumber.ts';

/**
 * 列表中的一个项目
 */
export interface ResearchProjectItem {
  project_id: ResearchProjectId;
  name: ResearchProjectName;
  /** 研究目的 */
  purpose: string;
  state: ResearchProjectState;
  version: ResearchVersionNumber;
  /** 负责人的姓名 */
  owner_name: string;
  /** 负责人的科室 */
  department: string;
  is_mine: IsMine;
  /** 该版本保存时的人数 */
  patients: ResearchCount;
  /** 保存时入组流程各步的人数，第一步为全库 */
  attrition: ResearchCount[];
  /** 最近保存 */
  updated_time: DateTime;
  /** 保存时的数据时点 */
  data_time: DateTime;
  /** 数据时点早于现在的数据（数据已更新） */
  is_stale: boolean;
  /**
     * 导出的次数
     * @minimum 0
     */
  exports: number;
  /** 伦理批件号；没有时为空 */
  ethics_no: string;
  /** 已删除，30 天内可取回 */
  is_deleted: boolean;
  /**
     * 我的导出中审核完而没有下载的
     * @minimum 0
     */
  decided_exports?: number;
  /** 自我上次打开以来的变化；没有打开过或没有新数据时没有 */
  change?: ResearchProjectItemChange;
}
