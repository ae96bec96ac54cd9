/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DateTime } from './dateTime.ts';
import type { InterpretabilityEvent } from './interpretabilityEvent.ts';
import type { InterpretabilityGain } from './interpretabilityGain.ts';
import type { InterpretabilityGroup } from './interpretabilityGroup.ts';
import type { InterpretabilityLoss } from './interpretabilityLoss.ts';
import type { InterpretabilitySource } from './interpretabilitySource.ts';
import type { InterpretabilityWeek } from './interpretabilityWeek.ts';

/**
 * 可解读率
 */
export interface Interpretability {
  /** 起始日期（含） */
  from: CalendarDate;
  /** 结束日期（含） */
  to: CalendarDate;
  /** 统计时刻 */
  as_of: DateTime;
  /**
     * 可解读的结果，条
     * @minimum 0
     */
  numerator: number;
  /**
     * 全部结果，条
     * @minimum 0
     */
  denominator: number;
  /**
     * 可解读率，%；没有结果时不返回
     * @minimum 0
     * @maximum 100
     */
  rate?: number;
  /**
     * 之前同样长的一段的可解读率，%；没有结果时不返回
     * @minimum 0
     * @maximum 100
     */
  before_rate?: number;
  /**
     * 可解读率的目标，%；即检验科管理所设的目标
     * @minimum 0
     * @maximum 100
     */
  target: number;
  /**
     * 有结果的报告，份
     * @minimum 0
     */
  reports: number;
  /**
     * 其中全部结果可解读的，份
     * @minimum 0
     */
  whole_reports: number;
  /**
     * 其中有需提示的发现且结论未暂缓的，份
     * @minimum 0
     */
  concluded_reports: number;
  /**
     * 到达时未读出、在这一范围内因清洗重读补上的结果，条
     * @minimum 0
     */
  reread_results: number;
  /** 各种原因的损失，多的在前 */
  losses: InterpretabilityLoss[];
  /**
     * 补读最多的来源项目，多的在前
     * @maxItems 10
     */
  gain: InterpretabilityGain[];
  /** 各来源；没有数据的来源也在内 */
  by_source: InterpretabilitySource[];
  /** 各检验组，低的在前 */
  by_group: InterpretabilityGroup[];
  /** 范围所及的各周，至少 12 周 */
  weeks: InterpretabilityWeek[];
  /** 这些周内出现新来源项目的日期 */
  events: InterpretabilityEvent[];
}
