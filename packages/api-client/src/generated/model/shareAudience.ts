/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 链接给谁看
 */
export type ShareAudience = typeof ShareAudience[keyof typeof ShareAudience];


export const ShareAudience = {
  citizen: 'citizen',
  clinician: 'clinician',
} as const;
