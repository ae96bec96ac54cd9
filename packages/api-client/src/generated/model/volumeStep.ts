/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 按日或按月
 */
export type VolumeStep = typeof VolumeStep[keyof typeof VolumeStep];


export const VolumeStep = {
  day: 'day',
  month: 'month',
} as const;
