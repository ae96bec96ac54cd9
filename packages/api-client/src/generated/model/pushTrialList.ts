/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 试运行明细的种类
 */
export type PushTrialList = typeof PushTrialList[keyof typeof PushTrialList];


export const PushTrialList = {
  pushes: 'pushes',
  reports: 'reports',
  missed: 'missed',
} as const;
