/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ResearchCount } from './researchCount.ts';

/**
 * 相似患者 90 天内还查了而这位患者没有查的项目
 */
export interface ResearchAlsoTested {
  /** 目录代码 */
  code: string;
  /** 名称 */
  name: string;
  /** 查过的人数 */
  n: ResearchCount;
  /** 占相似患者的百分比 */
  percent: number;
}
