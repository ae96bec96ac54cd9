/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 应用图标：icon- 开头的为产品自带图形，其他为图片编号或地址；没有图标时为空
 */
export type ApplicationIcon = string;
