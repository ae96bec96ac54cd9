/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

/**
 * 一个来源送来的该特征
 */
export interface ModelDriftSource {
  /** 来源编号 */
  source_id: string;
  /** 来源名称 */
  name: string;
  /**
     * 份数
     * @minimum 1
     */
  size: number;
  /** 中位数 */
  median: number;
  /**
     * 该来源相对建模人群的群体稳定性指数
     * @minimum 0
     */
  psi: number;
  /** 不足 100 例，指数仅供参考 */
  is_few: boolean;
  /** 数值自这一天起改变水平（Pettitt 检验，P < 0.05）；该段之内水平一致时没有 */
  since?: CalendarDate;
}
