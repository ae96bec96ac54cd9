/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 指南文件；地址为后端地址加 url
 */
export interface Guide {
  original_file_name: string;
  url: string;
}
