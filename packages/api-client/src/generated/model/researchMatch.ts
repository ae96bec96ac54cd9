/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ResearchAlsoTested } from './researchAlsoTested.ts';
import type { ResearchMatchedProject } from './researchMatchedProject.ts';
import type { ResearchMatchSimilar } from './researchMatchSimilar.ts';
import type { ResearchPosition } from './researchPosition.ts';

/**
 * 这位患者与我的项目、与相似的患者
 */
export interface ResearchMatch {
  /** 数据时点 */
  data_time: DateTime;
  /** 全库中有演示患者：数字旁标「演示数据」 */
  demo: boolean;
  /** 我的项目 */
  projects: ResearchMatchedProject[];
  /** 相似的患者；不含这位患者 */
  similar: ResearchMatchSimilar;
  /** 各异常结果的位置 */
  position: ResearchPosition[];
  /** 还查了什么，多的在前 */
  also_tested: ResearchAlsoTested[];
}
