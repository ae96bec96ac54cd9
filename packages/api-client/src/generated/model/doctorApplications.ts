/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Application } from './application.ts';

export interface DoctorApplications {
  applications: Application[];
  my_applications: Application[];
}
