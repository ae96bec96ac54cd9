/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraphLink } from './graphLink.ts';
import type { GraphNode } from './graphNode.ts';
import type { GraphParent } from './graphParent.ts';

export interface Graph {
  nodes: GraphNode[];
  links: GraphLink[];
  /** 诊断所属的疾病系统 */
  parent?: GraphParent;
  /** 同一系统的其他诊断，本报告提示的在前 */
  neighbours?: GraphNode[];
}
