// What the four analysis models whose bodies the specification leaves open have in common.
import { classStep } from './examples.ts';

/** Proposed fields that every model answers with. */
export const modelView = {
  patient_name: '尹若兰',
  patient_age: 40,
  patient_gender: '女',
  laboratories: [
    {
      laboratory_id: 'R1171-07-01',
      laboratory_name: '皮质醇(8时)',
      original_laboratory_name: '皮质醇(8时)',
      original_result: '642',
      abnormal: false,
    },
  ],
  findings: [{ code: 'midnight', label: '午夜皮质醇', text: '升高' }],
  missing: [],
  contributions: [
    {
      item: 'cortisol_midnight',
      label: '皮质醇(0时)',
      value: '452 nmol/L',
      points: 1,
      source: 'R1171-07 2024-06-11 皮质醇节律；Endocrine Society 2008',
    },
  ],
  distance: [classStep],
  rule_version: 'adrenal-1.0.0',
  review_notes: ['规则待临床复核：ACTH 10–20 pg/mL 作为灰区由本系统设定，文献界值不一'],
};

export const modelGone = '该报告不存在或已被删除';
