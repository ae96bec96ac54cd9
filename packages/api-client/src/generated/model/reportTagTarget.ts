/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { TagSubject } from './tagSubject.ts';

/**
 * 标注的对象
 */
export interface ReportTagTarget {
  subject: TagSubject;
  /**
     * 诊断或检验行的编号
     * @maxLength 80
     */
  target_id: string;
}
