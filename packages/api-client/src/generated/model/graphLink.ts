/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 关系图的一条连线
 */
export interface GraphLink {
  /** key of a node */
  source: string;
  /** key of a node */
  target: string;
  /** 连线所依据的知识原文 */
  knowledges?: string[];
  /** weight of the link from 0 to 1 */
  rate?: number;
}
