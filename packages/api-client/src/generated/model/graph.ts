/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GraphLink } from './graphLink.ts';
import type { GraphNode } from './graphNode.ts';

export interface Graph {
  nodes: GraphNode[];
  links: GraphLink[];
}
