/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { _GraphNodeType } from './_graphNodeType.ts';
import type { Reliability } from './reliability.ts';

/**
 * 关系图节点；_type 1 诊断，2 中间结论，3 检验
 */
export interface GraphNode {
  key: string;
  _type: _GraphNodeType;
  reliable: Reliability;
  name: string;
  laboratory_id?: string;
  /** 检验节点的结果与单位 */
  result?: string;
}
