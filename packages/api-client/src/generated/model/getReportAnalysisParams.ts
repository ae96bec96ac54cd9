/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GetReportAnalysisParams = {
/**
 * true = 预读，不计为已读
 */
peek?: boolean;
};
