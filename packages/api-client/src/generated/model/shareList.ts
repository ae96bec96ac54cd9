/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Share } from './share.ts';

export interface ShareList {
  data: Share[];
}
