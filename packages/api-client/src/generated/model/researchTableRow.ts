/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCell } from './researchCell.ts';
import type { ResearchSuperiority } from './researchSuperiority.ts';
import type { ResearchTableRowForm } from './researchTableRowForm.ts';
import type { ResearchVariableCode } from './researchVariableCode.ts';

/**
 * 表一的一行；分类变量一行题头，各类各一行
 */
export interface ResearchTableRow {
  variable: ResearchVariableCode;
  /** 变量或类的名称 */
  name: string;
  /** 单位；没有单位时为空 */
  unit: string;
  /** 类的值；题头与数值变量为空 */
  level: string;
  /** 写法 */
  form: ResearchTableRowForm;
  /** 各列的格，次序同 columns */
  cells: ResearchCell[];
  /** 各列缺失的人数；类的行为空 */
  missing: ResearchCell[];
  /** 标准化差的绝对值；不分组时没有 */
  smd?: number;
  /** P 值；没有检验时没有 */
  p?: number;
  /** P 值的文字，如 0.031、<0.001；Holm 校正后 */
  p_shown?: string;
  /** 检验的名称，或「期望频数不足，不做检验」 */
  test?: string;
  superiority?: ResearchSuperiority;
}
