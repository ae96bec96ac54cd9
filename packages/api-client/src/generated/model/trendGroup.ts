/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryName } from './laboratoryName.ts';
import type { ShortName } from './shortName.ts';
import type { StandardSpecimen } from './standardSpecimen.ts';
import type { TrendPoint } from './trendPoint.ts';

/**
 * 一个检验项目（同一标本、同一单位）的历史；单位不能换算的结果另成一组
 */
export interface TrendGroup {
  /** 由远到近 */
  histories: TrendPoint[];
  /** 组内各点 calculate_result 的单位 */
  unit?: string;
  short_name?: ShortName;
  standard_laboratory_name?: LaboratoryName;
  standard_specimen?: StandardSpecimen;
  /**
     * 参考区间上限，单位见 unit；没有为 null
     * @nullable
     */
  up_limit?: number | null;
  /**
     * 参考区间下限，单位见 unit；没有为 null
     * @nullable
     */
  down_limit?: number | null;
}
