/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationId } from './applicationId.ts';
import type { ManagedRevision } from './managedRevision.ts';

/**
 * 应用的顺序
 */
export interface ManagedApplicationOrder {
  revision: ManagedRevision;
  /**
     * 应用的编号，按新的顺序；没有列出的排在其后
     * @maxItems 1000
     */
  application_ids: ApplicationId[];
}
