/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 表单中的性别
 */
export type FormGender = typeof FormGender[keyof typeof FormGender];


export const FormGender = {
  男: '男',
  女: '女',
  '': '',
} as const;
