import { numericRules } from '../../../kit/ui/numeric-text.ts';
import { asChoices } from '../record/field-table.tsx';
import type { Field } from '../record/field-table.tsx';
import { covidRules, NAME_LENGTH } from './covid19-form-values.ts';
import type { CovidFormValues } from './covid19-form-values.ts';

/** Who it is, size, and the CT. */
export const PERSON_FIELDS: readonly Field<CovidFormValues>[] = [
  { key: 'name', label: '姓名', kind: 'text', limit: NAME_LENGTH },
  { key: 'gender', label: '性别', kind: 'choice', options: asChoices(['男', '女']) },
  { key: 'age', label: '年龄', kind: 'number', rule: numericRules.age, unit: '岁' },
  {
    key: 'hasCtAbnormality',
    label: '肺部 CT 异常',
    kind: 'choice',
    options: [
      { value: true, label: '有' },
      { value: false, label: '无' },
    ],
  },
  { key: 'weight', label: '体重', kind: 'number', rule: covidRules.size, unit: 'kg' },
  { key: 'height', label: '身高', kind: 'number', rule: covidRules.size, unit: 'cm' },
];

export const OXYGEN_FIELDS: readonly Field<CovidFormValues>[] = [
  { key: 'paO2', label: 'PaO₂', kind: 'number', rule: covidRules.gas, unit: 'mmHg' },
  { key: 'fiO2', label: 'FiO₂', kind: 'number', rule: covidRules.gas, unit: '%' },
];

/** Element of a field, by its name on the wire. */
export const fieldId = (field: string): string => `covid-${field}`;
