/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Course } from './course.ts';

/**
 * 病程的列表
 */
export interface CourseList {
  /** 按所问代码的顺序；有几种标本的项目分列，最近有结果的标本在前 */
  items: Course[];
}
