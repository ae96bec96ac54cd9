/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { VersionNote } from './versionNote.ts';

export interface VersionItem {
  version: string;
  items: VersionNote[];
}
