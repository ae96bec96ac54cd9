import { numericRules } from '../../../kit/ui/numeric-text.ts';
import type { Field } from '../record/field-table.tsx';
import { creatinineUnits, pressureUnits } from './grace-form-values.ts';
import type { GraceFormValues } from './grace-form-values.ts';

/** The numbers of the form, in its order. */
export const graceFields: readonly Field<GraceFormValues>[] = [
  { key: 'age', label: '年龄', kind: 'number', rule: numericRules.age, unit: '岁', isRequired: true },
  { key: 'heartRate', label: '心率', kind: 'number', rule: numericRules.heartRate, unit: '次/分', isRequired: true },
  {
    key: 'bloodPressure',
    label: '血压（收缩压）',
    kind: 'number',
    rule: numericRules.bloodPressure,
    unitKey: 'bloodPressureUnit',
    units: pressureUnits,
    unitLabel: '血压单位',
    isRequired: true,
  },
  {
    key: 'serumCreatinine',
    label: '血肌酐',
    kind: 'number',
    rule: numericRules.creatinine,
    unitKey: 'serumCreatinineUnit',
    units: creatinineUnits,
    unitLabel: '血肌酐单位',
    isRequired: true,
  },
];

/** What counts when it is ticked. */
export const graceFindings = [
  { key: 'cardiacArrest', label: '院前心脏骤停' },
  { key: 'stDown', label: 'ST段压低' },
  { key: 'cardiacEnzymesHigh', label: '心肌坏死标志物升高' },
] as const satisfies readonly { key: keyof GraceFormValues; label: string }[];
