/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { InterpretabilityGainKind } from './interpretabilityGainKind.ts';

/**
 * 处理一个来源项目后的可解读率
 */
export interface InterpretabilityGain {
  /**
     * 来源项目编号
     * @minimum 1
     */
  item_id: number;
  /** 来源项目名称 */
  name: string;
  /** 未读出的原因 */
  kind: InterpretabilityGainKind;
  /**
     * 处理后补读的结果，条
     * @minimum 1
     */
  results: number;
  /**
     * 处理到此项为止的可解读率，%；按补读后均可判读计
     * @minimum 0
     * @maximum 100
     */
  rate_after: number;
}
