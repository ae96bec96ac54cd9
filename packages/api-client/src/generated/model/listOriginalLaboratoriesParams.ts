/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListOriginalLaboratoriesParams = {
standard_laboratory_name?: string;
standard_specimen?: string;
};
