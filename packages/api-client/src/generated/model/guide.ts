/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 指南文件；地址为后端地址加 url
 */
export interface Guide {
  /** 文件名 */
  original_file_name: string;
  /** 后端的路径，如 /api/v2/guides/<name> */
  url: string;
}
