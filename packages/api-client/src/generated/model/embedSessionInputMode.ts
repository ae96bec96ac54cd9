/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type EmbedSessionInputMode = typeof EmbedSessionInputMode[keyof typeof EmbedSessionInputMode];


export const EmbedSessionInputMode = {
  embedded: 'embedded',
  patch: 'patch',
} as const;
