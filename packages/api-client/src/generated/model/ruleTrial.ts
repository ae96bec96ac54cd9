/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { RuleTrialFunnelItem } from './ruleTrialFunnelItem.ts';
import type { RuleTrialPerDayItem } from './ruleTrialPerDayItem.ts';
import type { RuleTrialState } from './ruleTrialState.ts';
import type { TotalElements } from './totalElements.ts';
import type { TrialId } from './trialId.ts';
import type { TriedReport } from './triedReport.ts';

/**
 * 试运行的结果；报告多于 20000 份时先答进度，再按 trial_id 读取
 */
export interface RuleTrial {
  trial_id: TrialId;
  /** 是否还在试 */
  state: RuleTrialState;
  /**
     * 要试的报告
     * @minimum 0
     */
  of: number;
  /**
     * 试过的报告
     * @minimum 0
     */
  reports: number;
  /**
     * 命中的患者数
     * @minimum 0
     */
  patients?: number;
  /**
     * 间隔限制前的命中；只有智能提示有
     * @minimum 0
     */
  unlimited_hits?: number;
  /**
     * 命中
     * @minimum 0
     */
  hits: number;
  /**
     * 无法判定
     * @minimum 0
     */
  undetermined: number;
  /**
     * 在用版本命中；没有在用版本时没有
     * @minimum 0
     */
  compared_hits?: number;
  /**
     * 比在用版本新增的命中
     * @minimum 0
     */
  added: number;
  /**
     * 不再命中的
     * @minimum 0
     */
  dropped: number;
  /** 每日命中 */
  per_day: RuleTrialPerDayItem[];
  /** 逐个条件之后仍满足的报告 */
  funnel: RuleTrialFunnelItem[];
  /**
     * 命中的报告中人工处理过的
     * @minimum 0
     */
  decided: number;
  /**
     * 其中人工也认为该拦住的
     * @minimum 0
     */
  agreed: number;
  /**
     * 用时，毫秒
     * @minimum 0
     */
  took_ms: number;
  /** 请作者留意的话 */
  notes: string[];
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 本页报告 */
  data: TriedReport[];
}
