/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { GetResearchExportFilePart } from './getResearchExportFilePart.ts';

export type GetResearchExportFileParams = {
/**
 * 哪一个文件
 */
part?: GetResearchExportFilePart;
};
