/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 当前账号能否使用；没有时可以使用
 */
export type ApplicationAvailability = typeof ApplicationAvailability[keyof typeof ApplicationAvailability];


export const ApplicationAvailability = {
  offered: 'offered',
  stopped: 'stopped',
  elsewhere: 'elsewhere',
} as const;
