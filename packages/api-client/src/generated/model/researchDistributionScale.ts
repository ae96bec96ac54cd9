/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 横轴
 */
export type ResearchDistributionScale = typeof ResearchDistributionScale[keyof typeof ResearchDistributionScale];


export const ResearchDistributionScale = {
  linear: 'linear',
  log: 'log',
} as const;
