/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface GraphLink {
  /** key of a node */
  source: string;
  /** key of a node */
  target: string;
  knowledges?: string[];
  /** weight of the link from 0 to 1 */
  rate?: number;
}
