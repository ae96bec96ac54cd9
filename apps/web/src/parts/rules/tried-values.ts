import type { TriedReport } from '@jianwei/api-client/model';

const MOST_VALUES = 2;

/** The first values that the condition rests on, without what stands in the other cells: department, sex and age. */
export function valuesText({ leaves, department, patient_gender: gender, patient_age: age }: TriedReport): string {
  const told = [department, gender, `${age ?? ''} 岁`];
  const values = new Set(leaves.map(({ actual }) => actual).filter((actual) => !told.includes(actual)));
  return values.size === 0 ? '—' : [...values].slice(0, MOST_VALUES).join('，');
}
