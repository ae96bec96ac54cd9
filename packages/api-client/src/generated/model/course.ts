/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CoursePoint } from './coursePoint.ts';
import type { LaboratoryName } from './laboratoryName.ts';
import type { ShortName } from './shortName.ts';

/**
 * 一个项目（一种标本）的病程；没有结果时 points 为空
 */
export interface Course {
  /**
     * 所问的代码
     * @maxLength 200
     */
  code: string;
  name: LaboratoryName;
  short_name?: ShortName;
  /** 标本；没有结果时为项目目录的标本或空 */
  specimen: string;
  /** value 与区间的单位 */
  unit: string;
  /** 由远到近 */
  points: CoursePoint[];
  /** 单位无法换算的结果，由远到近；value 为 null */
  unconvertible?: CoursePoint[];
}
