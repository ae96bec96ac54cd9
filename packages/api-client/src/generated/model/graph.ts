/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraphLink } from './graphLink.ts';
import type { GraphNode } from './graphNode.ts';
import type { GraphParent } from './graphParent.ts';

/**
 * 诊断的依据关系图
 */
export interface Graph {
  /** 节点 */
  nodes: GraphNode[];
  /** 连线 */
  links: GraphLink[];
  /** 诊断所属的疾病系统 */
  parent?: GraphParent;
  /** 同一系统的其他诊断，本报告提示的在前 */
  neighbours?: GraphNode[];
}
