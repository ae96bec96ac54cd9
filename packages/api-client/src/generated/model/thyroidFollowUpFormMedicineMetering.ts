/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 每天用药剂量
 */
export type ThyroidFollowUpFormMedicineMetering = typeof ThyroidFollowUpFormMedicineMetering[keyof typeof ThyroidFollowUpFormMedicineMetering];


export const ThyroidFollowUpFormMedicineMetering = {
  '50ug': '50ug',
  '75ug': '75ug',
  '100ug': '100ug',
  '125ug': '125ug',
  '150ug': '150ug',
  其他: '其他',
  '': '',
} as const;
