/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { _GraphNodeType } from './_graphNodeType.ts';
import type { LaboratoryId } from './laboratoryId.ts';
import type { Reliability } from './reliability.ts';

/**
 * 关系图节点
 */
export interface GraphNode {
  /** 节点的标识，在图中唯一 */
  key: string;
  /** 节点的种类 */
  _type: _GraphNodeType;
  reliable: Reliability;
  /** 节点显示的名称 */
  name: string;
  laboratory_id?: LaboratoryId;
  /** 检验节点的结果与单位 */
  result?: string;
}
