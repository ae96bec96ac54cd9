/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationOrder } from './applicationOrder.ts';

export interface DoctorApplicationsInput {
  my_applications: ApplicationOrder[];
}
