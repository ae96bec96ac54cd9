/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type AuthInfoMode = typeof AuthInfoMode[keyof typeof AuthInfoMode];


export const AuthInfoMode = {
  embedded: 'embedded',
  patch: 'patch',
} as const;
