/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 运行的方式
 */
export type SyncKind = typeof SyncKind[keyof typeof SyncKind];


export const SyncKind = {
  auto: 'auto',
  manual: 'manual',
  retry: 'retry',
  import: 'import',
} as const;
