/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AvailableModel } from './availableModel.ts';

export interface AvailableModelList {
  data: AvailableModel[];
}
