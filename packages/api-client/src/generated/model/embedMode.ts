/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 插件登录后的显示方式
 */
export type EmbedMode = typeof EmbedMode[keyof typeof EmbedMode];


export const EmbedMode = {
  embedded: 'embedded',
  patch: 'patch',
} as const;
